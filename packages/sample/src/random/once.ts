/** Returns a function that computes the value of each index on first use, and caches it. */
export function onceForEach<Value>(make: (index: number) => Value): (index: number) => Value {
  const stored = new Map<number, Value>()
  return (index) => {
    const value = stored.get(index) ?? make(index)
    stored.set(index, value)
    return value
  }
}

/**
 * Returns a function that computes a value from an object on first use, and caches it as long as the object lives. The state of a
 * table is such an object, so values derived from all its rows are computed once per state.
 */
export function onceOf<Of extends object, Value>(make: (of: Of) => Value): (of: Of) => Value {
  const stored = new WeakMap<Of, { value: Value }>()
  return (of) => {
    let known = stored.get(of)
    if (!known) stored.set(of, (known = { value: make(of) }))
    return known.value
  }
}

/** Returns a function that computes its value on first use, and caches it. */
export function once<Value>(make: () => Value): () => Value {
  let stored: { value: Value } | undefined
  return () => (stored ??= { value: make() }).value
}

/**
 * Adds lazy fields to records. There are thousands of records, and most expensive fields are never read. A copy of a record (`{
 * ...record }`) has them all.
 * @param make computes each field from the record's source
 * @returns adds the fields to a record, and returns it
 */
export function lazily<Of, Later extends object>(make: {
  readonly [Name in keyof Later]: (of: Of) => Later[Name]
}) {
  /** Key of a record's hidden source: copies do not need it. */
  const source = Symbol('source')
  type Made = { [source]: { of: Of; made: Partial<Later> } }
  const getterOf = (name: keyof Later) => ({
    enumerable: true,
    configurable: true,
    get(this: Made) {
      const { of, made } = this[source]
      if (!(name in made)) made[name] = make[name](of)
      return made[name]
    },
  })
  // All records share the same getters, so that an engine optimizes them like plain ones.
  const getters = Object.fromEntries(
    (Object.keys(make) as (keyof Later & string)[]).map((name) => [name, getterOf(name)]),
  )
  return <Now extends object>(record: Now, of: Of): Now & Later => {
    Object.defineProperty(record, source, { value: { of, made: {} } })
    return Object.defineProperties(record, getters) as Now & Later
  }
}
