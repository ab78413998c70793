import GRDB

/// The tables, and how a file of an earlier version becomes one of this version.
enum Schema {
  /// Rises with every migration; kept in the file's `user_version`.
  static let version = 6
  static let firstWithChecksums = 5
  /// "tutr": how a file of ours is told from another program's.
  static let applicationIdentifier = 0x7475_7472

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(sql: log + cards)
      try database.execute(sql: "PRAGMA user_version = 1")
    }
    migrator.registerMigration("2") { database in
      try database.execute(sql: circumstances)
      try Circumstances.fillIn(database)
      try database.execute(sql: keepingValues + "PRAGMA user_version = 2")
    }
    migrator.registerMigration("3") { database in
      try database.execute(sql: flags + "PRAGMA user_version = 3")
    }
    migrator.registerMigration("4") { database in
      try database.execute(sql: present + "PRAGMA user_version = 4")
    }
    migrator.registerMigration("5") { database in
      try database.execute(sql: checksums + quickAnswers)
      try LogChain.extend(database)
      try Seal.settings.close(database)
      try database.execute(sql: "PRAGMA user_version = 5")
    }
    migrator.registerMigration("6") { database in
      // A new chain would vouch for what the old one tells is changed.
      if let wrong = try LogChain.damages(database).examples.first {
        throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: wrong.description)
      }
      try database.execute(sql: writings)
      try LogChain.renew(database, from: 0)
      try database.execute(sql: "PRAGMA user_version = 6")
    }
    return migrator
  }

  /// The truth: everything that happened, in rows that never change.
  ///
  /// `stamp` orders them. It is the time in milliseconds, or one more than the greatest stamp so
  /// far if that is later (a hybrid logical clock, Kulkarni and others 2014): a clock that was set
  /// back does not put an answer before the ones that it followed, and the logs of two machines
  /// have one order whichever is merged into which.
  private static let log = """
    CREATE TABLE log (
      sequence INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      stamp INTEGER NOT NULL,
      time INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('review', 'first-lesson', 'early', 'prediction',
        'undo', 'suspend', 'resume', 'step', 'revise')),
      card TEXT,
      target TEXT REFERENCES log(id) DEFERRABLE INITIALLY DEFERRED,
      lesson TEXT,
      step INTEGER,
      revision INTEGER,
      grade INTEGER CHECK (grade BETWEEN 1 AND 4),
      is_right INTEGER CHECK (is_right IN (0, 1)),
      answer TEXT,
      sureness TEXT CHECK (sureness IN ('guess', 'sure', 'certain')),
      hints INTEGER,
      duration INTEGER,
      fingerprint TEXT,
      CHECK ((kind = 'undo') = (target IS NOT NULL)),
      CHECK (kind IN ('undo', 'step') OR card IS NOT NULL),
      CHECK ((lesson IS NULL) = (step IS NULL))
    ) STRICT;
    CREATE INDEX log_card ON log(card, stamp);
    CREATE INDEX log_stamp ON log(stamp);
    CREATE INDEX log_time ON log(time);
    CREATE INDEX log_target ON log(target) WHERE target IS NOT NULL;
    CREATE INDEX log_lesson ON log(lesson, step) WHERE lesson IS NOT NULL;

    CREATE TABLE log_misconception (
      log TEXT NOT NULL REFERENCES log(id),
      slug TEXT NOT NULL,
      is_picked INTEGER NOT NULL CHECK (is_picked IN (0, 1)),
      PRIMARY KEY (log, slug)
    ) STRICT, WITHOUT ROWID;

    CREATE TRIGGER log_keeps_rows BEFORE DELETE ON log
      BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
    CREATE TRIGGER log_keeps_values BEFORE UPDATE ON log
      BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
    CREATE TRIGGER log_misconception_keeps_rows BEFORE DELETE ON log_misconception
      BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
    CREATE TRIGGER log_misconception_keeps_values BEFORE UPDATE ON log_misconception
      BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

    """

  /// Version 2: an answer keeps how the card stood when it was given, and a misconception keeps its
  /// time, so that years of them are counted from indexes alone.
  private static let circumstances = """
    DROP TRIGGER log_keeps_values;
    DROP TRIGGER log_misconception_keeps_values;

    ALTER TABLE log ADD COLUMN phase TEXT CHECK (phase IN ('learning', 'review', 'relearning'));
    ALTER TABLE log ADD COLUMN interval INTEGER;
    DROP INDEX log_time;
    CREATE INDEX log_time ON log(time, kind, phase, interval, grade);
    CREATE INDEX log_undo ON log(stamp, target) WHERE target IS NOT NULL;

    ALTER TABLE log_misconception ADD COLUMN time INTEGER NOT NULL DEFAULT 0;
    UPDATE log_misconception SET time = (SELECT time FROM log WHERE log.id = log_misconception.log);
    CREATE INDEX log_misconception_slug ON log_misconception(slug, time, is_picked);
    CREATE INDEX log_misconception_picked ON log_misconception(time, slug) WHERE is_picked;

    """

  private static let keepingValues = """
    CREATE TRIGGER log_keeps_values BEFORE UPDATE ON log
      BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
    CREATE TRIGGER log_misconception_keeps_values BEFORE UPDATE ON log_misconception
      BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

    """

  /// Version 3: what a learner finds wrong with a question is a row of the log, too. SQLite changes
  /// no check of a table, so the log is copied into one that allows it.
  private static let flags = """
    CREATE TABLE next_log (
      sequence INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      stamp INTEGER NOT NULL,
      time INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('review', 'first-lesson', 'early', 'prediction',
        'undo', 'suspend', 'resume', 'step', 'revise', 'flag')),
      card TEXT,
      target TEXT REFERENCES log(id) DEFERRABLE INITIALLY DEFERRED,
      lesson TEXT,
      step INTEGER,
      revision INTEGER,
      grade INTEGER CHECK (grade BETWEEN 1 AND 4),
      is_right INTEGER CHECK (is_right IN (0, 1)),
      answer TEXT,
      sureness TEXT CHECK (sureness IN ('guess', 'sure', 'certain')),
      hints INTEGER,
      duration INTEGER,
      fingerprint TEXT,
      phase TEXT CHECK (phase IN ('learning', 'review', 'relearning')),
      interval INTEGER,
      note TEXT,
      CHECK ((kind = 'undo') = (target IS NOT NULL)),
      CHECK ((kind = 'flag') = (note IS NOT NULL)),
      CHECK (kind IN ('undo', 'step') OR card IS NOT NULL),
      CHECK ((lesson IS NULL) = (step IS NULL))
    ) STRICT;
    INSERT INTO next_log SELECT sequence, id, stamp, time, kind, card, target, lesson, step,
      revision, grade, is_right, answer, sureness, hints, duration, fingerprint, phase, interval,
      NULL FROM log ORDER BY sequence;
    DROP TABLE log;
    ALTER TABLE next_log RENAME TO log;

    CREATE INDEX log_card ON log(card, stamp);
    CREATE INDEX log_stamp ON log(stamp);
    CREATE INDEX log_time ON log(time, kind, phase, interval, grade);
    CREATE INDEX log_target ON log(target) WHERE target IS NOT NULL;
    CREATE INDEX log_undo ON log(stamp, target) WHERE target IS NOT NULL;
    CREATE INDEX log_lesson ON log(lesson, step) WHERE lesson IS NOT NULL;
    CREATE INDEX log_flag ON log(stamp) WHERE kind = 'flag';

    CREATE TRIGGER log_keeps_rows BEFORE DELETE ON log
      BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
    CREATE TRIGGER log_keeps_values BEFORE UPDATE ON log
      BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

    """

  /// Version 4: a day is planned from the cards of today's lessons alone, however many have retired.
  /// The indexes hold all that a plan asks of a card, conditions included, so that no row is read.
  private static let present = """
    CREATE INDEX card_answered ON card(due, is_suspended, last_review, lapses, forgiven_lapses,
      phase, step, stability, difficulty, reviews, position, item, is_retired)
      WHERE NOT is_retired AND stability IS NOT NULL;
    CREATE INDEX card_new ON card(position, id, stability, is_retired)
      WHERE NOT is_retired AND stability IS NULL;

    """

  /// Version 5: whatever changes by accident shows. See ``LogChain`` and ``Seal``.
  private static let checksums = """
    CREATE TABLE log_chain (
      sequence INTEGER PRIMARY KEY,
      mark INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE seal (
      name TEXT NOT NULL PRIMARY KEY,
      mark INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    """

  /// Version 5, too: what an answer asks of the store is found by an index, however large it is.
  private static let quickAnswers = """
    CREATE INDEX card_reviewed ON card(last_review)
      WHERE NOT is_retired AND stability IS NOT NULL;
    CREATE INDEX card_lapsed ON card(lapses - forgiven_lapses)
      WHERE NOT is_retired AND stability IS NOT NULL;
    CREATE INDEX log_misconception_chosen ON log_misconception(slug) WHERE is_picked;
    DROP INDEX card_new;
    CREATE INDEX card_new ON card(position, id, stability, is_retired, item, is_suspended)
      WHERE NOT is_retired AND stability IS NULL;
    DROP INDEX log_lesson;
    CREATE INDEX log_lesson ON log(lesson, step, stamp, id) WHERE lesson IS NOT NULL;

    """

  /// Version 6: what a learner writes is in the log, too: cards and notes of their own, links between
  /// concepts, what they remember of a lesson. A later row about the same writing takes the place of an
  /// earlier one. SQLite changes no check of a table, so the log is copied into one that allows it.
  private static let writings = """
    CREATE TABLE next_log (
      sequence INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      stamp INTEGER NOT NULL,
      time INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('review', 'first-lesson', 'early', 'prediction',
        'undo', 'suspend', 'resume', 'step', 'revise', 'flag', 'write', 'erase')),
      card TEXT,
      target TEXT REFERENCES log(id) DEFERRABLE INITIALLY DEFERRED,
      lesson TEXT,
      step INTEGER,
      revision INTEGER,
      grade INTEGER CHECK (grade BETWEEN 1 AND 4),
      is_right INTEGER CHECK (is_right IN (0, 1)),
      answer TEXT,
      sureness TEXT CHECK (sureness IN ('guess', 'sure', 'certain')),
      hints INTEGER,
      duration INTEGER,
      fingerprint TEXT,
      phase TEXT CHECK (phase IN ('learning', 'review', 'relearning')),
      interval INTEGER,
      note TEXT,
      form TEXT CHECK (form IN ('card', 'note', 'link', 'recollection', 'idea')),
      about TEXT,
      concepts TEXT,
      CHECK ((kind = 'undo') = (target IS NOT NULL)),
      CHECK ((kind IN ('flag', 'write')) = (note IS NOT NULL)),
      CHECK ((kind = 'write') = (form IS NOT NULL)),
      CHECK (kind IN ('undo', 'step') OR card IS NOT NULL),
      CHECK ((lesson IS NULL) = (step IS NULL))
    ) STRICT;
    INSERT INTO next_log SELECT sequence, id, stamp, time, kind, card, target, lesson, step,
      revision, grade, is_right, answer, sureness, hints, duration, fingerprint, phase, interval,
      note, NULL, NULL, NULL FROM log ORDER BY sequence;
    DROP TABLE log;
    ALTER TABLE next_log RENAME TO log;

    CREATE INDEX log_card ON log(card, stamp);
    CREATE INDEX log_stamp ON log(stamp);
    CREATE INDEX log_time ON log(time, kind, phase, interval, grade);
    CREATE INDEX log_target ON log(target) WHERE target IS NOT NULL;
    CREATE INDEX log_undo ON log(stamp, target) WHERE target IS NOT NULL;
    CREATE INDEX log_lesson ON log(lesson, step, stamp, id) WHERE lesson IS NOT NULL;
    CREATE INDEX log_flag ON log(stamp) WHERE kind = 'flag';
    CREATE INDEX log_written ON log(stamp) WHERE kind IN ('write', 'erase');

    CREATE TRIGGER log_keeps_rows BEFORE DELETE ON log
      BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
    CREATE TRIGGER log_keeps_values BEFORE UPDATE ON log
      BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

    """

  /// What follows from the lessons (the first columns of `card`, and `alias`) and from the log (the
  /// rest). A card of which only the log knows has no lesson.
  private static let cards = """
    CREATE TABLE card (
      id TEXT NOT NULL PRIMARY KEY,
      item TEXT NOT NULL,
      lesson TEXT,
      position INTEGER NOT NULL DEFAULT 0,
      fingerprint TEXT NOT NULL DEFAULT '',
      revision INTEGER NOT NULL DEFAULT 1,
      is_retired INTEGER NOT NULL DEFAULT 1 CHECK (is_retired IN (0, 1)),
      is_suspended INTEGER NOT NULL DEFAULT 0 CHECK (is_suspended IN (0, 1)),
      forgiven_lapses INTEGER NOT NULL DEFAULT 0,
      stability REAL,
      difficulty REAL,
      phase TEXT CHECK (phase IN ('learning', 'review', 'relearning')),
      step INTEGER,
      last_review INTEGER,
      due INTEGER,
      lapses INTEGER,
      reviews INTEGER,
      CHECK ((stability IS NULL) = (due IS NULL))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX card_item ON card(item);
    CREATE INDEX card_due ON card(due);

    CREATE TABLE card_concept (
      card TEXT NOT NULL REFERENCES card(id) ON UPDATE CASCADE ON DELETE CASCADE,
      place INTEGER NOT NULL,
      concept TEXT NOT NULL,
      PRIMARY KEY (card, place)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE alias (
      former TEXT NOT NULL PRIMARY KEY,
      card TEXT NOT NULL REFERENCES card(id) ON UPDATE CASCADE ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX alias_card ON alias(card);

    CREATE TABLE lesson_progress (
      lesson TEXT NOT NULL,
      step INTEGER NOT NULL,
      completed_at INTEGER NOT NULL,
      PRIMARY KEY (lesson, step)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE setting (
      key TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
