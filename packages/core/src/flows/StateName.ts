/** A parent state counts through its children only, although in xstate it can mean its initial child. */
type Parent<Value> = Value extends string ? never : keyof Value & string

type Leaf<Value> = Exclude<Value & string, Parent<Value>>

/**
 * Names below `Value` where each child's names are known: one level of nesting, written out because xstate's own state type is infinitely
 * recursive.
 */
type Nested<Value> = Value extends string
  ? never
  : { [Key in keyof Value & string]: `${Key}.${Leaf<NonNullable<Value[Key]>>}` }[keyof Value &
      string]

/**
 * Names of a machine's states, nested ones with a dot: `signedOut.restorable`. A `.states.ts` file is a record over
 * `StateName<StateValueFrom<typeof someMachine>>`, so that a state without a story does not compile.
 */
export type StateName<Value> = Leaf<Value> | Nested<Value>
