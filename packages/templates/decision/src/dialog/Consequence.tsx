import type { Resource } from '@console/core/resources'
import { type ActionableRow, type Kinds, ruleOf } from '@console/core/kinds'
import type { Money } from '@console/core/contracts'
import { type Formats, isolate, useFormats, useTranslate } from '@console/core/i18n'
import { Text, type TextProps } from '@console/ui'
import { consequenceWord } from '@console/kinds'

export interface ConsequenceProps extends Pick<TextProps, 'size' | 'tone'> {
  kinds: Kinds
  action: string
  isMany: boolean
  /** Set when the run takes longer than the time to undo: only the last records can be undone. */
  isLong?: boolean
  /** Number of other records that a suspension hides, where known. */
  hidden?: number
  /** Values of the record that the message interpolates, as `{{amount}}`. */
  facts?: Readonly<Record<string, string>>
}

/** Describes what the action does, to whom, and whether it can be undone. */
export function Consequence({
  kinds,
  action,
  isMany,
  isLong = false,
  hidden = 0,
  facts,
  ...look
}: ConsequenceProps) {
  const translate = useTranslate()
  const formats = useFormats()
  const { claims, isFinal } = ruleOf(kinds, action)
  const sentences = [
    consequenceWord(kinds, action, isMany, translate, facts),
    hidden > 0
      ? translate('decision:decision.consequence.hidden', {
          count: hidden,
          number: formats.number(hidden),
        })
      : null,
    claims
      ? null
      : translate(
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

/** Number of other records that disappear when an action takes a record out of the marketplace; 0 for other actions. */
export function hiddenWith<Row extends ActionableRow>(
  { kinds, hiddenWith: count }: Pick<Resource<Row>, 'kinds' | 'hiddenWith'>,
  row: Row,
  action: string,
): number {
  return ruleOf(kinds, action).cascades ? (count?.(row) ?? 0) : 0
}

/** Formats the values of a record that messages interpolate. */
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
