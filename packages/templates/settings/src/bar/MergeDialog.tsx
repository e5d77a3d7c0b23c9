import type { Contested } from '@console/form'
import { Button, Dialog, RadioGroup, Stack } from '@console/ui'
import { useState } from 'react'
import { inOneText } from '../changes/entries'
import { useOpenSettings } from '../openSettings'
import { sectionOf } from './whoChanged'

type Side = 'mine' | 'theirs'

interface MergeDialogProps {
  contested: readonly Contested[]
  isOpen: boolean
  onClose: () => void
  /** Whose value counts of each, by the names of the values. */
  onChoose: (sides: Readonly<Record<string, Side>>) => void
}

/** Of what two people have changed, one value is chosen of each setting. Nothing is chosen beforehand. */
export function MergeDialog({ contested, isOpen, onClose, onChoose }: MergeDialogProps) {
  const { config, read, reading } = useOpenSettings()
  const { say, t, formats } = reading
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const chosen = Object.fromEntries(
    contested.flatMap(({ name }) => (sides[name] ? [[name, sides[name]] as const] : [])),
  )

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={say('settings:merge.title')}
      size="large"
      closeLabel={say('settings:close')}
      isDismissable={false}
      footer={
        <>
          <Button onPress={onClose}>{say('settings:close')}</Button>
          <Button
            variant="primary"
            isDisabled={Object.keys(chosen).length < contested.length}
            onPress={() => onChoose(chosen)}
          >
            {say('settings:merge.apply')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {contested.map(({ name, was, mine, theirs }) => {
          const section = sectionOf({ name })
          const setting = config.sections[section]?.settings[name.split('.').slice(3).join('.')]
          if (!setting) return null
          const value = (of: unknown) =>
            formats.isolate(
              inOneText(setting.kind.text(of, reading), formats.list, say('settings:empty')),
            )
          const other = read.sections[section]?.changed?.by.name ?? ''
          return (
            <RadioGroup<Side>
              key={name}
              label={t(setting.label)}
              description={say('settings:merge.was', { value: value(was) })}
              options={[
                { id: 'mine', label: say('settings:merge.mine', { value: value(mine) }) },
                {
                  id: 'theirs',
                  label: say('settings:merge.theirs', {
                    name: formats.isolate(other),
                    value: value(theirs),
                  }),
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
