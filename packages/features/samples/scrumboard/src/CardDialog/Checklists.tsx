import { makeKey } from '@console/core/api'
import { Button } from '@console/ui'
import { ListPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Card, Checklist } from '../contract'
import { NameLine } from '../NameLine'
import { useNaming } from '../useNaming'
import type { CardActs } from './CardDialog'
import { ChecklistPart } from './ChecklistPart'
import { withAt, withChanged, without } from './parts'

export interface ChecklistsProps {
  card: Card
  acts: CardActs
}

/** Checklists of a card, and a field for a new one. */
export function Checklists({ card: { checklists }, acts }: ChecklistsProps) {
  const { t } = useTranslation('scrumboard')
  const [adding, addButton] = useNaming()

  /** Turns a change of the checklists into a change of the card. */
  const inCard = (become: (checklists: Checklist[]) => Checklist[]) => (card: Card) => ({
    ...card,
    checklists: become(card.checklists),
  })

  function remove(checklist: Checklist) {
    const place = checklists.indexOf(checklist)
    acts.remove({
      name: checklist.name,
      remove: inCard((all) => without(all, checklist.id)),
      putBack: inCard((all) => withAt(all, checklist, place)),
    })
    addButton.current?.focus()
  }

  return (
    <>
      {checklists.map((checklist) => {
        const become = (change: (checklist: Checklist) => Checklist) =>
          inCard((all) => withChanged(all, checklist.id, change))
        return (
          <ChecklistPart
            key={checklist.id}
            checklist={checklist}
            change={(how) => acts.change(become(how))}
            removeItem={({ name, remove: takeOff, putBack }) =>
              acts.remove({ name, remove: become(takeOff), putBack: become(putBack) })
            }
            onRemove={() => remove(checklist)}
          />
        )
      })}
      {adding.isNaming ? (
        <NameLine
          label={t('checklist.name')}
          submitLabel={t('checklist.add')}
          onSubmit={(name) => {
            const made = { id: makeKey(), name, checkItems: [] }
            acts.change(inCard((all) => withAt(all, made, Infinity)))
            adding.end()
          }}
          onCancel={adding.end}
        />
      ) : (
        <div>
          <Button ref={addButton} onPress={adding.ask}>
            <ListPlus aria-hidden />
            {t('checklist.add')}
          </Button>
        </div>
      )}
    </>
  )
}
