/** A function that makes the value of each index when it is first asked for, and keeps it. */
export function onceForEach<Value>(make: (index: number) => Value): (index: number) => Value {
  const kept = new Map<number, Value>()
  return (index) => {
    const value = kept.get(index) ?? make(index)
    kept.set(index, value)
    return value
  }
}

/**
 * A function that makes what follows from an object when it is first asked for, and keeps it as long as there is the object: a state of a
 * table is one, so what is found out of all its rows is found out once for each state.
 */
export function onceOf<Of extends object, Value>(make: (of: Of) => Value): (of: Of) => Value {
  const kept = new WeakMap<Of, { value: Value }>()
  return (of) => {
    let known = kept.get(of)
    if (!known) kept.set(of, (known = { value: make(of) }))
    return known.value
  }
}

/** A function that makes its value when it is first asked for, and keeps it. */
export function once<Value>(make: () => Value): () => Value {
  let kept: { value: Value } | undefined
  return () => (kept ??= { value: make() }).value
}

/**
 * Gives records fields that are made when they are first looked at. There are thousands of records, and most of what is dear of them nobody
 * asks for. A copy of a record (`{ ...record }`) has them all.
 * @param make what makes each field, of what a record is made of
 * @returns puts the fields into a record, and gives it back
 */
export function lazily<Of, Later extends object>(make: {
  readonly [Name in keyof Later]: (of: Of) => Later[Name]
}) {
  /** Under which a record has what it is made of, unseen: copies have no need of it. */
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
  // All records have the same getters, so that an engine keeps them as alike as plain ones.
  const getters = Object.fromEntries(
    (Object.keys(make) as (keyof Later & string)[]).map((name) => [name, getterOf(name)]),
  )
  return <Now extends object>(record: Now, of: Of): Now & Later => {
    Object.defineProperty(record, source, { value: { of, made: {} } })
    return Object.defineProperties(record, getters) as Now & Later
  }
}
