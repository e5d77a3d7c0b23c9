import { useFormats, useSay } from '@console/core/i18n'
import { Banner, Button } from '@console/ui'
import { useState } from 'react'
import type { FieldConflict } from '../saving/fieldConflicts'
import { MergeDialog } from './MergeDialog'

/** Whose value a contested field gets. */
export type Side = 'mine' | 'theirs'

/** How a contested field is shown where one of its values is chosen. */
export interface ShownValue {
  label: string
  /** Who else has changed it; null where that is not known. */
  by: string | null
  /** What one of its values says. */
  textOf(value: unknown): string
}

interface MergeProps {
  contested: readonly FieldConflict[]
  /** By the name of a field. */
  shownOf: (name: string) => ShownValue
  /** Says whose value counts of each, by the names of the fields. */
  onSettle: (sides: Readonly<Record<string, Side>>) => void
}

/** Over what saves a form: what the writer and somebody else have both changed, and the way to choose. Nothing where there is none. */
export function Merge({ contested, shownOf, onSettle }: MergeProps) {
  const say = useSay()
  const formats = useFormats()
  const [isOpen, setIsOpen] = useState(false)
  if (contested.length === 0) return null
  const who = contested.map(({ name }) => shownOf(name).by ?? say('form:merge.someone'))
  return (
    <>
      <Banner
        tone="warning"
        actions={<Button onPress={() => setIsOpen(true)}>{say('form:merge.open')}</Button>}
      >
        {say('form:merge.asked', {
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
