import { makeKey, serverNow } from '@console/core/api'
import { type LanguageId, useFormats } from '@console/core/i18n'
import type { Collection } from '@console/master-detail/collections'
import { Button, IconButton, Text, TextField, theme } from '@console/ui'
import { CornerDownLeft, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { belongingTo } from '../belonging'
import { dateOf } from '../todoDays'
import type { TodoWrites } from '../useTodoWrites'
import type { SidebarSections } from '../api'
import { type QuickTodo, readQuick } from './readQuick'

interface QuickAddProps {
  ways: SidebarSections | undefined
  /** Current collection: a new to-do belongs to it unless its text says otherwise. */
  collection: Collection
  writes: TodoWrites
}

/** A to-do that failed to save: its text is kept, and its key, so that it is added once. */
interface Failed {
  line: string
  key: string
}

/**
 * Adds to-dos from a line of text: Enter adds one, and the next can be typed at once. Recognised days, folders and
 * labels are shown below.
 */
export function QuickAdd({ ways, collection, writes }: QuickAddProps) {
  const { t, i18n } = useTranslation('todo')
  const [line, setLine] = useState('')
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const read = (text: string) => readQuick(text, ways, serverNow(), i18n.language as LanguageId)
  const meant = read(line)
  const hasMeant =
    meant.dueDate !== null ||
    meant.isImportant ||
    meant.labels.length > 0 ||
    meant.folder !== undefined

  async function add({ line: text, key }: Failed) {
    const own = belongingTo(collection, ways)
    const { title, dueDate, isImportant, labels, folder = own.folder } = read(text)
    const isAdded = await writes.add(
      {
        title: title.slice(0, 200),
        notes: '',
        startDate: null,
        dueDate: dueDate ?? own.dueDate,
        completed: false,
        starred: own.starred,
        important: isImportant || own.important,
        deleted: false,
        labels: [...new Set([...own.labels, ...labels])],
        ...(folder === undefined ? {} : { folder }),
      },
      key,
    )
    if (!isAdded) setFailed((before) => [...before, { line: text, key }])
  }

  function enter() {
    if (meant.title === '') return
    setLine('')
    void add({ line, key: makeKey() })
  }

  const without = (gone: Failed) => setFailed((before) => before.filter((each) => each !== gone))
  return (
    <Root>
      <TextField
        label={t('quick.label')}
        placeholder={t('quick.example')}
        icon={<Plus />}
        dir="auto"
        autoComplete="off"
        data-quick-add
        description={hasMeant ? undefined : t('quick.hint')}
        value={line}
        onChange={setLine}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          enter()
        }}
        action={
          meant.title === '' ? null : (
            <IconButton label={t('new.create')} onPress={enter}>
              <CornerDownLeft data-mirrored aria-hidden />
            </IconButton>
          )
        }
      />
      <Text as="p" role="status" size="sm" tone="muted">
        <Meant {...meant} ways={ways} />
      </Text>
      {failed.length === 0 ? null : (
        <ul aria-label={t('quick.failed')}>
          {failed.map((each) => (
            <li key={each.key}>
              <Text size="sm" dir="auto">
                {each.line}
              </Text>
              <Button
                variant="quiet"
                onPress={() => {
                  without(each)
                  void add(each)
                }}
              >
                {t('quick.again')}
              </Button>
              <IconButton
                label={t('quick.drop', { title: each.line })}
                onPress={() => without(each)}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Root>
  )
}

/** Focuses the field. */
export function focusQuickAdd(): void {
  document.querySelector<HTMLElement>('[data-quick-add]')?.focus()
}

/** Recognised parts of the text other than the title. */
function Meant({
  dueDate,
  isImportant,
  labels,
  folder,
  ways,
}: QuickTodo & Pick<QuickAddProps, 'ways'>) {
  const { t } = useTranslation('todo')
  const formats = useFormats()
  const texts = [
    dueDate === null ? '' : t('row.due', { day: formats.date(dateOf(dueDate)) }),
    ways?.folders.find(({ id }) => id === folder)?.title ?? '',
    ...(ways?.labels ?? []).filter(({ id }) => labels.includes(id)).map(({ title }) => title),
    isImportant ? t('detail.important') : '',
  ].filter(Boolean)
  return texts.length > 0 ? formats.list(texts) : null
}

const Root = styled.div`
  padding: ${theme.space[3]} ${theme.space[3]} 0;

  /* Sighted users have the icon and the example. */
  label {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: clip;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${theme.space[1]};
    overflow-wrap: anywhere;
  }
`
