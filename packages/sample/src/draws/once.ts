/** A function that makes the value of each index when it is first asked for, and keeps it. */
export function onceForEach<Value>(make: (index: number) => Value): (index: number) => Value {
  const kept = new Map<number, Value>()
  return (index) => {
    const value = kept.get(index) ?? make(index)
    kept.set(index, value)
    return value
  }
}

/** A function that makes its value when it is first asked for, and keeps it. */
export function once<Value>(make: () => Value): () => Value {
  let kept: { value: Value } | undefined
  return () => (kept ??= { value: make() }).value
}
