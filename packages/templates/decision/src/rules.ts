import {
  type ActionableRow,
  type ActionState,
  type AnyWorkflow,
  actionsOf,
  claimEndedBy,
  claimingOf,
  claimOn,
  type Workflows,
  ruleOf,
} from '@console/core/workflows'

/** Input that an action needs before it is sent. */
export type Needs = 'nothing' | 'form' | 'confirmation'

/** Reports whether an action settles the matter: other drafts about the record are then obsolete. */
export function settles(workflows: Workflows, action: string): boolean {
  return !ruleOf(workflows, action).isNonFinal
}

/** Action that asks the owner of a record for changes, with messages about its fields; undefined without one. */
export function askingAction(workflows: Workflows): string | undefined {
  return actionsOf(workflows).find((action) => ruleOf(workflows, action).inputFields?.messages)
}

/** Offered actions: a user who has claimed a record is not offered to claim it. */
export function offered(workflows: Workflows, row: ActionableRow): readonly ActionState[] {
  return claimOn(row)?.isMine
    ? row._actions.filter(({ action }) => claimingOf(workflows, action) !== 'take')
    : row._actions
}

/** Actions of a record, distributed over buttons and menu. */
export interface Offer {
  primary: ActionState | undefined
  secondary: readonly ActionState[]
  others: readonly ActionState[]
}

/** Reports whether an action fits the record's status. One that does not is not offered at all. */
export function isInPlace({ blocker }: ActionState): boolean {
  return blocker !== 'wrong_status'
}

/** Finds the action for a shortcut that several share: one that is available now, else one that fits the status, else the first. */
export function meantBy(
  workflows: Workflows,
  actions: readonly ActionState[],
  shortcut: string,
): ActionState | undefined {
  const meant = actions.filter(({ action }) => ruleOf(workflows, action).shortcut === shortcut)
  return meant.find(({ blocker }) => blocker === null) ?? meant.find(isInPlace) ?? meant[0]
}

/**
 * Distributes the available actions over buttons and menu, by placement and order of their workflows: one primary, two secondary, the
 * rest in the menu.
 */
export function offerOf(workflows: Workflows, actions: readonly ActionState[]): Offer {
  const here = actions.filter(isInPlace)
  const placed = (placement: 'primary' | 'secondary') =>
    workflows.flatMap((workflow) =>
      Object.entries(workflow.actions)
        .filter(([, rule]) => rule.placement === placement)
        .flatMap(([name]) => here.find(({ action }) => action === name) ?? []),
    )
  const [primary] = placed('primary')
  const secondary = placed('secondary').slice(0, 2)
  const shown = new Set([primary, ...secondary])
  return { primary, secondary, others: here.filter((state) => !shown.has(state)) }
}

/**
 * Input that an action about one row needs. Taking a colleague's claim needs confirmation.
 * @param hasUnsent set when a draft about the row is not part of the action
 */
export function needsOf<Row extends ActionableRow>(
  workflows: readonly AnyWorkflow<Row>[],
  action: string,
  row: Row,
  hasUnsent: boolean,
): Needs {
  const { inputFields, hasOwnForm, requiresInputFor } = ruleOf(workflows, action)
  if (hasOwnForm) return 'form'
  if (inputFields && (requiresInputFor?.(row) ?? true)) return 'form'
  return isConfirmed(workflows, action, row) || hasUnsent || claimEndedBy(workflows, action, row)
    ? 'confirmation'
    : 'nothing'
}

/** Reports whether an action about a row needs confirmation. */
function isConfirmed<Row extends ActionableRow>(
  workflows: readonly AnyWorkflow<Row>[],
  action: string,
  row: Row,
): boolean {
  const { isConfirmed: isAsked, showsAmount, requiresConfirmationFor } = ruleOf(workflows, action)
  return (isAsked ?? showsAmount ?? false) && (requiresConfirmationFor?.(row) ?? true)
}

/** Reports whether a bulk action needs input: input that only some rows need is not required of all. */
export function needsText(workflows: Workflows, action: string): boolean {
  const { inputFields, requiresInputFor } = ruleOf(workflows, action)
  return inputFields !== undefined && requiresInputFor === undefined
}

/**
 * Input that a bulk action needs before it is sent. It needs confirmation when the rows were not reviewed one by one, or
 * colleagues have claimed some.
 * @param isReported set when the user has to know something first: that a row is excluded, or that a draft about one is not sent
 * @param forms bulk forms that take input for each row
 */
export function needsOfMany<Row extends ActionableRow>(
  workflows: readonly AnyWorkflow<Row>[],
  action: string,
  rows: readonly Row[] | 'everything',
  isReported: boolean,
  forms: object,
): 'nothing' | 'form' {
  if (rows === 'everything' || isReported || Object.hasOwn(forms, action)) return 'form'
  if (needsText(workflows, action)) return 'form'
  return rows.some(
    (row) => isConfirmed(workflows, action, row) || claimEndedBy(workflows, action, row),
  )
    ? 'form'
    : 'nothing'
}
