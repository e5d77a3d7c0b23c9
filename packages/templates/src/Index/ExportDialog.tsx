import { useSend } from '@console/core/api'
import { saveCsv } from '@console/core/csv'
import type { ActionableRow } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import type { ListQuery, Resource } from '@console/core/resources'
import { Banner, Button, Dialog, ProgressBar, theme } from '@console/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { CellContext, IndexColumn } from './config'
import { csvRows } from './csv'
import { readAllRows } from './exportRows'

/** Which rows a file holds. */
type Scope = 'page' | 'selection' | 'all'

interface ExportDialogProps<Row extends ActionableRow> {
  /** The file's name, without the day and the ending. */
  name: string
  resource: Resource<Row>
  /** What the list asks for, for all that match. */
  query: ListQuery
  page: readonly Row[]
  selection: readonly Row[]
  total: number
  shown: readonly IndexColumn<Row>[]
  columns: readonly IndexColumn<Row>[]
  context: CellContext
  onClose: () => void
}

/** Saves rows of a list as a CSV file, which is made in the browser. */
export function ExportDialog<Row extends ActionableRow>({
  name,
  resource,
  query,
  page,
  selection,
  total,
  shown,
  columns,
  context,
  onClose,
}: ExportDialogProps<Row>) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const notices = useNotices()
  const send = useSend()
  const [scope, setScope] = useState<Scope>(selection.length > 0 ? 'selection' : 'all')
  const [isWhole, setIsWhole] = useState(false)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const running = useRef<AbortController>(null)
  const counts = { page: page.length, selection: selection.length, all: total }
  const scopes = (['page', 'selection', 'all'] as const).filter(
    (each) => each !== 'selection' || selection.length > 0,
  )

  // Whoever leaves the list leaves the file, too.
  useEffect(() => () => running.current?.abort(), [])

  async function readRows(): Promise<readonly Row[]> {
    if (scope !== 'all') return scope === 'page' ? page : selection
    running.current = new AbortController()
    setProgress({ done: 0, total })
    return readAllRows(
      send,
      resource,
      query,
      (done, all) => setProgress({ done, total: all }),
      running.current.signal,
    )
  }

  async function save() {
    setIsFailed(false)
    try {
      const rows = await readRows()
      const written = (isWhole ? columns : shown).map((column) => ({
        title: context.t(column.title),
        value: (row: Row) => (column.csv ? column.csv(row) : column.text(row, context)),
      }))
      const currency = (title: string) => t('index.export.currency', { title })
      saveCsv(`${name}-${today()}`, csvRows(written, rows, currency))
      notices.snackbar({
        variant: 'success',
        title: t('index.export.done', { count: rows.length, number: formats.number(rows.length) }),
      })
      onClose()
    } catch (error) {
      setProgress(null)
      if (!(error instanceof DOMException)) setIsFailed(true)
    }
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t('index.export.title')}
      closeLabel={t('index.export.close')}
      isDismissable={progress === null}
      onOpenChange={onClose}
      footer={
        progress ? (
          <Button onPress={() => running.current?.abort()}>{t('index.export.stop')}</Button>
        ) : (
          <Button variant="primary" onPress={() => void save()}>
            {t('index.export.save')}
          </Button>
        )
      }
    >
      <Form>
        {isFailed ? <Banner tone="danger">{t('index.export.failed')}</Banner> : null}
        {progress ? (
          <ProgressBar
            label={t('index.export.running')}
            value={progress.done}
            maxValue={Math.max(1, progress.total)}
            valueLabel={t('index.export.progress', {
              done: formats.number(progress.done),
              total: formats.number(progress.total),
            })}
          />
        ) : (
          <>
            <Choice
              legend={t('index.export.rows')}
              value={scope}
              options={scopes.map((value) => ({
                value,
                label: t(`index.export.${value}`, {
                  count: counts[value],
                  number: formats.number(counts[value]),
                }),
              }))}
              onChange={setScope}
            />
            <Choice
              legend={t('index.export.columns')}
              value={isWhole ? 'every' : 'shown'}
              options={(['shown', 'every'] as const).map((value) => ({
                value,
                label: t(`index.export.${value}`, {
                  number: formats.number((value === 'shown' ? shown : columns).length),
                }),
              }))}
              onChange={(value) => setIsWhole(value === 'every')}
            />
          </>
        )}
      </Form>
    </Dialog>
  )
}

interface ChoiceProps<Value extends string> {
  legend: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ legend, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Group>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={legend}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Group>
  )
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

const Form = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${theme.space[1]};
    font-weight: 500;
  }
  label {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-block-size: 32px;
    cursor: pointer;
  }
  input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: ${theme.color.accent};
  }
  @media (pointer: coarse) {
    label {
      min-block-size: 44px;
    }
  }
`
