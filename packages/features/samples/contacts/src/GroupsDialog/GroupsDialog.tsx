import { makeKey } from '@console/core/api'
import { Form, FormDialog, defineForm } from '@console/form'
import { Button, IconButton, TextField, theme } from '@console/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { normalizeForSearch } from '@console/core/i18n'
import * as z from 'zod/mini'
import { type ContactUser, type Group, group } from '../contract'

interface GroupsDialogProps {
  groups: readonly Group[]
  save: (groups: readonly Group[]) => Promise<ContactUser>
  onClose: () => void
}

/** Form of all groups: renames, removes and adds groups. Removing a group deletes no contacts. */
export function GroupsDialog({ groups, save, onClose }: GroupsDialogProps) {
  const { t } = useTranslation('contacts')
  return (
    <FormDialog isOpen title={t('groups.edit')} onClose={onClose}>
      {(close) => (
        <Form
          form={groupsForm}
          draft="contact-groups"
          initial={{ groups: [...groups] }}
          describeIssue={({ code }) => (code === 'custom' ? t('groups.twice') : undefined)}
          write={(body) => save(body.groups)}
          onSent={onClose}
          onCancel={close}
          submitLabel={t('groups.save')}
        >
          <GroupRows />
        </Form>
      )}
    </FormDialog>
  )
}

/** One row per group. Enter starts another. */
function GroupRows() {
  const { t } = useTranslation('contacts')
  const { keys, add, remove } = groupsForm.useList('groups')
  const list = useRef<HTMLUListElement>(null)
  const [wanted, setWanted] = useState<{ place: number } | null>(null)
  useEffect(() => {
    if (wanted)
      list.current
        ?.querySelector<HTMLInputElement>(`[data-field="groups.${wanted.place}.name"] input`)
        ?.focus()
  }, [wanted])

  function addGroup() {
    add({ id: `g-${makeKey()}`, name: '', contactIds: [] })
    setWanted({ place: keys.length })
  }

  return (
    <>
      <List ref={list}>
        {keys.map((key, place) => (
          <li key={key}>
            <groupsForm.Field name={`groups.${place}.name`}>
              {(field) => (
                <TextField
                  label={t('groups.name', { number: place + 1 })}
                  dir="auto"
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
                    event.preventDefault()
                    addGroup()
                  }}
                  {...field}
                />
              )}
            </groupsForm.Field>
            <IconButton
              label={t('groups.remove', { number: place + 1 })}
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
        <Button variant="quiet" onPress={addGroup}>
          <Plus aria-hidden />
          {t('groups.add')}
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
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${theme.space[2]};
  }
`

const Row = styled.div`
  justify-self: start;
`

const groupsBody = z
  .object({
    groups: z.array(
      z.extend(group, { name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
    ),
  })
  .check((context) => {
    const seen = new Set<string>()
    for (const [place, { name }] of context.value.groups.entries()) {
      const folded = normalizeForSearch(name)
      if (seen.has(folded))
        context.issues.push({ code: 'custom', path: ['groups', place, 'name'], input: name })
      seen.add(folded)
    }
  })

/** Form of all groups: each has a name, and names are unique. */
const groupsForm = defineForm(groupsBody)
