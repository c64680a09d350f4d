/**
 * Waits for a task, but not longer than a time.
 *
 * @param maxWait in milliseconds
 * @param task continues after the timeout; its result is then discarded
 * @throws after the time, or what the task rejects with
 */
export function rejectAfter<Result>(maxWait: number, task: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Timeout")), maxWait);
    task.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
