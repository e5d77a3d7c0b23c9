import type { Resource } from '@console/core/resources'
import {
  type ActionableRow,
  claimMinutes,
  ruleOf,
  undoSeconds,
  type Workflows,
} from '@console/core/workflows'
import type { Money } from '@console/core/contracts'
import { type Formats, isolate, useFormats, useTranslate } from '@console/core/i18n'
import { Text, type TextProps } from '@console/ui'
import { consequenceText } from '@console/workflows'

export interface ConsequenceProps extends Pick<TextProps, 'size' | 'tone'> {
  workflows: Workflows
  action: string
  isMany: boolean
  /** Set when the run takes longer than the time to undo: only the last records can be undone. */
  isLong?: boolean
  /** Number of other records that a suspension hides, where known. */
  hidden?: number
  /** Values of the record that the message interpolates, as `{{amount}}`. */
  details?: Readonly<Record<string, string>>
}

/** Describes what the action does, to whom, and whether it can be undone. */
export function Consequence({
  workflows,
  action,
  isMany,
  isLong = false,
  hidden = 0,
  details,
  ...look
}: ConsequenceProps) {
  const translate = useTranslate()
  const formats = useFormats()
  const { claims, isFinal } = ruleOf(workflows, action)
  const sentences = [
    consequenceText(workflows, action, isMany, translate, {
      ...details,
      minutes: formats.number(claimMinutes),
    }),
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
          { seconds: formats.number(undoSeconds) },
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
  { workflows, hiddenWith: count }: Pick<Resource<Row>, 'workflows' | 'hiddenWith'>,
  row: Row,
  action: string,
): number {
  return ruleOf(workflows, action).cascades ? (count?.(row) ?? 0) : 0
}

/** Formats the values of a record that messages interpolate. */
export function detailsOf(
  details: Readonly<Record<string, string | Money>> = {},
  formats: Formats,
): Readonly<Record<string, string>> {
  const entries = Object.entries(details).map(([name, value]) => [
    name,
    isolate(typeof value === 'string' ? value : formats.money(value)),
  ])
  return Object.fromEntries(entries)
}
