/** A function that makes its value when it is first asked for, and keeps it. */
export function once<Value>(make: () => Value): () => Value {
  let kept: { value: Value } | undefined
  return () => (kept ??= { value: make() }).value
}
