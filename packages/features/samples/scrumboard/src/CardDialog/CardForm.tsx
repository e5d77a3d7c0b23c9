import { useSend } from '@console/core/api'
import { Form, defineForm } from '@console/form'
import { DateField, TextArea, TextField } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { boardKeys, updateCard } from '../api'
import type { Board, Card } from '../contract'

export interface CardFormProps {
  board: Board
  card: Card
  onClose: () => void
}

/** Text fields of a card: name, description and due day. */
export function CardForm({ board, card, onClose }: CardFormProps) {
  const { t } = useTranslation('scrumboard')
  const send = useSend()
  const queries = useQueryClient()
  const queryKey = boardKeys.board(board.id)
  const { name, description, due } = valuesOf(card)
  const initial = useMemo(() => ({ name, description, due }), [name, description, due])

  /** Other changes made during editing are kept: the values are merged into the current card. */
  async function save(values: CardValues) {
    const content = contentOf(cardForm.schema.parse(values))
    const now =
      queries.getQueryData<Board>(queryKey)?.cards.find(({ id }) => id === card.id) ?? card
    const isSame = Object.entries(content).every(([key, value]) => now[key as keyof Card] === value)
    if (isSame) return now
    const saved = await updateCard(send, board.id, { ...now, ...content })
    queries.setQueryData<Board>(queryKey, (known) =>
      known === undefined
        ? known
        : {
            ...known,
            cards: known.cards.map((each) =>
              each.id === card.id ? { ...each, ...content } : each,
            ),
          },
    )
    return saved
  }

  return (
    <Form
      form={cardForm}
      draft={`scrumboard:${board.id}:${card.id}`}
      initial={initial}
      submitLabel={t('card.done')}
      autosave={{ save, onTake: () => void queries.invalidateQueries({ queryKey }) }}
      write={save}
      onSent={onClose}
    >
      <cardForm.Field name="name">
        {(field) => (
          <TextField label={t('card.name')} isRequired dir="auto" maxLength={200} {...field} />
        )}
      </cardForm.Field>
      <cardForm.Field name="description">
        {(field) => <TextArea label={t('card.text')} rows={4} {...field} />}
      </cardForm.Field>
      <cardForm.Field name="due">
        {(field) => <DateField label={t('card.dueDay')} {...field} />}
      </cardForm.Field>
    </Form>
  )
}

/** Text values of a card; the rest is changed at once. The day is empty if there is none. */
const cardValues = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  description: z.string(),
  due: z.string(),
})

/** Text values of a card. */
type CardValues = z.infer<typeof cardValues>

/** The form of a card. */
const cardForm = defineForm(cardValues)

/** Form values of an existing card. */
function valuesOf({ name, description, due }: Card): CardValues {
  return { name, description, due: due ?? '' }
}

/** Form values as they are sent. */
function contentOf({ name, description, due }: CardValues) {
  return { name, description, due: due === '' ? null : due } satisfies Partial<Card>
}
