/** Writes without pause until the process dies. */
import { isDeepStrictEqual } from "node:util";
import { messageOf } from "../lib/message-of.ts";
import { type Answered, ask } from "./demo-api.ts";
import type { Track } from "./tracks.ts";

/** What goes on while a process is written to. */
export interface Load {
  /** Resolves when so many writes were acknowledged, or when there will be no more. */
  reached(acknowledged: number): Promise<void>;
  /** Resolves when every writer has stopped, which each does when its connection breaks. */
  readonly done: Promise<LoadResult>;
}

/** What went on. */
export interface LoadResult {
  readonly acknowledged: number;
  /** Writes that were sent and never answered. */
  readonly inFlight: number;
  /** Answers that should not have been given. */
  readonly violations: readonly string[];
}

/**
 * Begins to write all series at once, each its values one after the other.
 *
 * @param url address of the platform
 * @param tracks the series; what was sent and acknowledged is noted in them
 */
export function startLoad(url: string, tracks: readonly Track[]): Load {
  const violations: string[] = [];
  const counts = { acknowledged: 0, inFlight: 0 };
  const waiting = new Set<{ readonly count: number; readonly resolve: () => void }>();
  const writeAll = async (track: Track): Promise<void> => {
    for (;;) {
      track.sent += 1;
      const answer = await send(url, track);
      if (!answer) {
        counts.inFlight += 1;
        return;
      }
      const wrong = checkAnswer(track, answer);
      if (wrong !== undefined) {
        violations.push(wrong);
        return;
      }
      track.acknowledged = track.sent;
      counts.acknowledged += 1;
      for (const waiter of waiting) if (counts.acknowledged >= waiter.count) waiter.resolve();
    }
  };
  const done = Promise.all(tracks.map(writeAll)).then(() => ({ ...counts, violations }));
  return {
    done,
    reached: async (count) => {
      const enough = new Promise<void>((resolve) => {
        if (counts.acknowledged >= count) resolve();
        else waiting.add({ count, resolve });
      });
      await Promise.race([enough, done]);
    },
  };
}

/** Undefined when the connection broke. */
async function send(url: string, track: Track): Promise<Answered | undefined> {
  try {
    return await ask(url, "PUT", track.writeTarget, track.fields.write(track.sent));
  } catch (error) {
    // A hang and an answer that is no JSON are not what a killed process leaves.
    if (error instanceof TypeError) return undefined;
    return { status: 0, body: messageOf(error) };
  }
}

function checkAnswer({ target, fields, sent }: Track, { status, body }: Answered): string | undefined {
  const wrong = `${target}: the write of ${fields.name} ${sent} was answered ${status} ${JSON.stringify(body)}`;
  if (status !== 200 || typeof body !== "object" || body === null) return wrong.slice(0, 500);
  // Both envelopes are objects; the settings are the payload itself, the alert's fields are in it.
  const { result, data } = body as { result?: object; data?: object };
  const shown = fields.read(result ? { settings: result } : { ...data });
  return isDeepStrictEqual(shown, fields.write(sent)) ? undefined : wrong.slice(0, 500);
}
