import { useFormats, useTranslate } from '@console/core/i18n'
import { Banner, Button } from '@console/ui'
import { useState } from 'react'
import type { FieldConflict } from '../saving/fieldConflicts'
import { MergeDialog } from './MergeDialog'

/** Source of a conflicting field's value. */
export type Side = 'mine' | 'theirs'

/** Conflicting field as it is shown for a choice between its values. */
export interface ShownValue {
  label: string
  /** Name of the other user; null when unknown. */
  by: string | null
  /** Formats one of its values. */
  textOf(value: unknown): string
}

interface MergeProps {
  contested: readonly FieldConflict[]
  /** By the name of a field. */
  shownOf: (name: string) => ShownValue
  /** Reports the chosen value of each field, by name. */
  onSettle: (sides: Readonly<Record<string, Side>>) => void
}

/**
 * Conflicts between the user's input and another user's changes, above the save button, with a way to resolve them. Renders
 * nothing without any.
 */
export function Merge({ contested, shownOf, onSettle }: MergeProps) {
  const translate = useTranslate()
  const formats = useFormats()
  const [isOpen, setIsOpen] = useState(false)
  if (contested.length === 0) return null
  const who = contested.map(({ name }) => shownOf(name).by ?? translate('form:merge.someone'))
  return (
    <>
      <Banner
        tone="warning"
        actions={<Button onPress={() => setIsOpen(true)}>{translate('form:merge.open')}</Button>}
      >
        {translate('form:merge.asked', {
          count: contested.length,
          number: formats.number(contested.length),
          who: formats.list([...new Set(who)]),
        })}
      </Banner>
      <MergeDialog
        {...{ contested, shownOf, isOpen }}
        onClose={() => setIsOpen(false)}
        onChoose={(sides) => {
          setIsOpen(false)
          onSettle(sides)
        }}
      />
    </>
  )
}
