import type { Resource } from '@console/core/resources'
import { type ActionableRow, type Kinds, ruleOf } from '@console/core/kinds'
import type { Money } from '@console/core/contracts'
import { type Formats, isolate, useFormats, useSay } from '@console/core/i18n'
import { Text, type TextProps } from '@console/ui'
import { consequenceWord } from '@console/kinds'

export interface ConsequenceProps extends Pick<TextProps, 'size' | 'tone'> {
  kinds: Kinds
  action: string
  /** Whether it is about several records. */
  isMany: boolean
  /** The run is longer than the time to undo: only the last records can be taken back. */
  isLong?: boolean
  /** How many other records disappear with what is suspended, as far as that is known. */
  hidden?: number
  /** What the words name of the record, as `{{amount}}`. */
  facts?: Readonly<Record<string, string>>
}

/** What will happen, to whom, and whether it can be taken back. */
export function Consequence({
  kinds,
  action,
  isMany,
  isLong = false,
  hidden = 0,
  facts,
  ...look
}: ConsequenceProps) {
  const say = useSay()
  const formats = useFormats()
  const { claims, isFinal } = ruleOf(kinds, action)
  const sentences = [
    consequenceWord(kinds, action, isMany, say, facts),
    hidden > 0
      ? say('decision:decision.consequence.hidden', {
          count: hidden,
          number: formats.number(hidden),
        })
      : null,
    claims
      ? null
      : say(
          isFinal
            ? 'decision:decision.consequence.final'
            : isLong
              ? 'decision:decision.consequence.undoLast'
              : 'decision:decision.consequence.undo',
        ),
  ]
  return (
    <Text as="p" {...look}>
      {sentences.filter((sentence) => sentence !== null).join(' ')}
    </Text>
  )
}

/** How many other records disappear with one that an action takes out of the marketplace; 0 where it does not. */
export function hiddenWith<Row extends ActionableRow>(
  { kinds, hiddenWith: count }: Pick<Resource<Row>, 'kinds' | 'hiddenWith'>,
  row: Row,
  action: string,
): number {
  return ruleOf(kinds, action).cascades ? (count?.(row) ?? 0) : 0
}

/** What words name of a record, as its reader reads it. */
export function factsOf(
  facts: Readonly<Record<string, string | Money>> = {},
  formats: Formats,
): Readonly<Record<string, string>> {
  const entries = Object.entries(facts).map(([name, value]) => [
    name,
    isolate(typeof value === 'string' ? value : formats.money(value)),
  ])
  return Object.fromEntries(entries)
}
