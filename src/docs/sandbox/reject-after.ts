/** Adds a timeout to a task. `maxWait`: in milliseconds; the result is then discarded. Throws after it, or what the task rejects with. */
export function rejectAfter<Result>(maxWait: number, task: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Timeout")), maxWait);
    task.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
