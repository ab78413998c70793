/// Lessons to go through from end to end, of their own, so that rewording a lesson of the course
/// breaks no test. Each kind of page is in them, and text that ASCII cannot show.
enum SampleLessons {
  static let files = [
    "Lessons/pack.yml": "name: sample\n",
    "Lessons/misconceptions.yml": misconceptions,
    "Lessons/topics.yml": topics,
    "Lessons/01-start/who-runs.md": whoRuns,
    "Lessons/01-start/next.md": next,
  ]

  static let misconceptions = """
    - slug: siblings-run
      belief: "A view runs because a view beside it changed."
      truth: "A view runs when what it read, or what it was given, has changed."
      lesson: who-runs
      trace: one-more

    """

  static let topics = """
    - slug: who-is-told
      title: "Who is told"
      concepts: [reading]

    """

  static let whoRuns = #"""
    ---
    id: who-runs
    title: "Who runs?"
    summary: "A counter, a score and a sign."
    minutes: 5
    requires: []
    concepts: ["reading"]
    platform: "any"
    checked: "2026-09-20"
    sources: ["none"]
    ---

    # Who runs?

    A café counts its guests – and shows a *sign* that never changes.

    ```swift id=counter
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Score(count: count)
          Sign()
          Button("+1") { count += 1 }
          Button("Nothing") { count += 0 }
        }
      }
    }

    struct Score: View {
      let count: Int
      var body: some View { Text("\(count) guests") }
    }

    struct Sign: View {
      var body: some View { Text("Open") }
    }
    ```

    ```mockup
    id: counter-screen
    listing: counter
    alt: 0 guests, then Open, then the buttons +1 and Nothing.
    callout: 1 = Score is given the count.
    callout: 2 = Sign is given nothing.

    ┌────────────────────────────────────┐
    │              0 guests          (1) │
    │                Open            (2) │
    │          [+1]  [Nothing]           │
    └────────────────────────────────────┘
    ```

    ## Questions

    ```quiz
    id: another-count
    kind: choice
    hint: Look at what is handed down.
    why: The parent hands the new count down, and it differs from the old one.

    Somebody taps +1. Why does `Score.body` run?

    - [x] It was given another count.
      > The input differs, so the child runs.
    - [ ] The sign beside it ran first.
      > [siblings-run] Nothing runs because of its neighbour.
    - [ ] Every body runs at every tap.
      > Only those that are told of a change do.
    ```

    ```quiz
    id: who-keeps-count
    kind: choice
    why: The property is declared in Counter, and SwiftUI keeps its storage for that view.

    Which view owns the count?

    - [x] The counter owns it.
      > It declares the state.
    - [ ] The score owns it.
      > It is given a copy.
    - [ ] Nobody owns it.
      > A state has one owner.
    ```

    ```trace
    id: one-more
    listing: counter
    root: Counter
    do: tap "+1"
    ask: bodies
    hint: Who is given something new?
    why: Counter read the count; Score is given another one; Sign is given nothing.

    Somebody taps **+1**. Which bodies run? Choose every one.

    - [x] `Counter.body`
      > It read the count.
    - [x] `Score.body`
      > Its input differs.
    - [ ] `Sign.body`
      > [siblings-run] It is given nothing.
    ```

    ```trace
    id: nothing-new
    listing: counter
    root: Counter
    do: tap "Nothing"
    ask: bodies
    why: The value that is written equals the old one, and so nobody is told.

    Somebody taps **Nothing**. Which bodies run? Choose every one, or none.

    - [ ] `Counter.body`
      > The count is what it was.
    - [ ] `Score.body`
      > Its parent did not run.
    - [ ] `Sign.body`
      > Nothing changed.
    ```

    ```quiz
    id: word-for-it
    kind: typed
    accept: reading | a read
    hint: It is the opposite of writing.
    why: A body depends on what it read while it ran.

    By what does a body come to depend on a value?
    ```

    """#

  static let next = """
    ---
    id: next
    title: "What comes next"
    summary: "A lesson to go on with."
    minutes: 2
    requires: ["who-runs"]
    concepts: ["going-on"]
    platform: "any"
    checked: "2026-09-20"
    sources: ["none"]
    ---

    # What comes next

    A page to read, and no more.

    """
}
