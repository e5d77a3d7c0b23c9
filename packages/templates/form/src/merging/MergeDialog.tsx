import { useFormats, useTranslate } from '@console/core/i18n'
import { Button, Dialog, RadioGroup, Stack } from '@console/ui'
import { useState } from 'react'
import type { FieldConflict } from '../saving/fieldConflicts'
import type { ShownValue, Side } from './Merge'

interface MergeDialogProps {
  contested: readonly FieldConflict[]
  shownOf: (name: string) => ShownValue
  isOpen: boolean
  onClose: () => void
  onChoose: (sides: Readonly<Record<string, Side>>) => void
}

/** Chooses one value for each field that two users have changed. There is no default. */
export function MergeDialog({ contested, shownOf, isOpen, onClose, onChoose }: MergeDialogProps) {
  const translate = useTranslate()
  const formats = useFormats()
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const chosen = Object.fromEntries(
    contested.flatMap(({ name }) => (sides[name] ? [[name, sides[name]] as const] : [])),
  )

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={translate('form:merge.title')}
      size="large"
      closeLabel={translate('form:merge.close')}
      isDismissable={false}
      footer={
        <>
          <Button onPress={onClose}>{translate('form:merge.close')}</Button>
          <Button
            variant="primary"
            isDisabled={Object.keys(chosen).length < contested.length}
            onPress={() => onChoose(chosen)}
          >
            {translate('form:merge.apply')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {contested.map(({ name, was, mine, theirs }) => {
          const { label, by, textOf } = shownOf(name)
          const value = (of: unknown) => formats.isolate(textOf(of))
          const other = formats.isolate(by ?? translate('form:merge.someone'))
          return (
            <RadioGroup<Side>
              key={name}
              label={label}
              description={translate('form:merge.was', { value: value(was) })}
              options={[
                { id: 'mine', label: translate('form:merge.mine', { value: value(mine) }) },
                {
                  id: 'theirs',
                  label: translate('form:merge.theirs', { name: other, value: value(theirs) }),
                },
              ]}
              value={sides[name] ?? null}
              onChange={(side) => setSides({ ...sides, [name]: side })}
            />
          )
        })}
      </Stack>
    </Dialog>
  )
}
