import { useSend } from '@console/core/api'
import { Form, defineForm } from '@console/form'
import { Dialog, Button, IconButton, TextField, theme } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { normalizeForSearch } from '@console/core/i18n'
import * as z from 'zod/mini'
import { noteKeys, updateLabels } from '../api'
import { type NoteLabel, noteLabel } from '../contract'
import { ColorMenu } from '../ColorMenu'

export interface LabelsDialogProps {
  isOpen: boolean
  labels: readonly NoteLabel[]
  onClose: () => void
}

/** Form of all labels of notes: renames, removes and adds labels. */
export function LabelsDialog({ isOpen, labels, onClose }: LabelsDialogProps) {
  const { t } = useTranslation('notes')
  const send = useSend()
  const queries = useQueryClient()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('labels.edit')}
      closeLabel={t('dialog.close')}
      isDismissable={false}
    >
      <Form
        form={labelsForm}
        draft="note-labels"
        initial={{ labels: [...labels] }}
        describeIssue={({ code }) => (code === 'custom' ? t('labels.twice') : undefined)}
        write={(body) =>
          updateLabels(
            send,
            body.labels.map((label) => ({ ...label, handle: handleOf(label.name) })),
          )
        }
        onSent={(saved) => {
          queries.setQueryData<NoteLabel[]>(noteKeys.labels, saved)
          onClose()
        }}
        onCancel={onClose}
        submitLabel={t('labels.save')}
      >
        <LabelRows />
      </Form>
    </Dialog>
  )
}

/** One row per label. Enter starts another. */
function LabelRows() {
  const { t } = useTranslation('notes')
  const { keys, add, remove } = labelsForm.useList('labels')
  const read = labelsForm.useRead()
  const list = useRef<HTMLUListElement>(null)
  const [wanted, setWanted] = useState<{ place: number } | null>(null)
  useEffect(() => {
    if (wanted)
      list.current
        ?.querySelector<HTMLInputElement>(`[data-field="labels.${wanted.place}.name"] input`)
        ?.focus()
  }, [wanted])

  function addLabel() {
    const ids = read('labels')
      .map(({ id }) => id ?? 0)
      .map(Number)
    add({ id: Math.max(-1, ...ids) + 1, name: '', handle: '', color: '' })
    setWanted({ place: keys.length })
  }

  return (
    <>
      <List ref={list}>
        {keys.map((key, place) => (
          <li key={key}>
            <labelsForm.Field name={`labels.${place}.name`}>
              {(field) => (
                <TextField
                  label={t('labels.name', { number: place + 1 })}
                  dir="auto"
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
                    event.preventDefault()
                    addLabel()
                  }}
                  {...field}
                />
              )}
            </labelsForm.Field>
            <labelsForm.Field name={`labels.${place}.color`}>
              {({ value = '', onChange }) => (
                <ColorMenu
                  label={t('labels.color', { number: place + 1 })}
                  value={value}
                  onChange={onChange}
                />
              )}
            </labelsForm.Field>
            <IconButton
              label={t('labels.remove', { number: place + 1 })}
              onPress={() => {
                remove(place)
                setWanted({ place: Math.max(0, place - 1) })
              }}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </List>
      <Row>
        <Button variant="quiet" onPress={addLabel}>
          <Plus aria-hidden />
          {t('labels.add')}
        </Button>
      </Row>
    </>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: end;
    gap: ${theme.space[2]};
  }
`

const Row = styled.div`
  justify-self: start;
`

const labelsBody = z
  .object({
    labels: z.array(
      z.extend(noteLabel, { name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
    ),
  })
  .check((context) => {
    const seen = new Set<string>()
    for (const [place, { name }] of context.value.labels.entries()) {
      const folded = normalizeForSearch(name)
      if (seen.has(folded))
        context.issues.push({
          code: 'custom',
          path: ['labels', place, 'name'],
          input: name,
        })
      seen.add(folded)
    }
  })

/** Form of all labels: each has a name, and names are unique. */
const labelsForm = defineForm(labelsBody)

/** Handle of a label in addresses: its name in lower case, with hyphens. */
function handleOf(name: string): string {
  return normalizeForSearch(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
