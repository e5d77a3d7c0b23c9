import { serverNow, useSend } from '@console/core/api'
import { saveCsv } from '@console/core/csv'
import type { ActionableRow } from '@console/core/workflows'
import { type LanguageId, useFormats } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import type { ListQuery, Resource } from '@console/core/resources'
import { Banner, Button, Dialog, ProgressBar, theme, RadioGroup } from '@console/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CellContext, ListColumn } from '../config/config'
import { csvRows } from './csv'
import { readAllRows } from './exportRows'
import styled from 'styled-components'

type Scope = 'page' | 'selection' | 'all'

interface ExportDialogProps<Row extends ActionableRow> {
  /** File name, without date and extension. */
  name: string
  resource: Resource<Row>
  /** Query of the list, for all matching rows. */
  query: ListQuery
  page: readonly Row[]
  selection: readonly Row[]
  total: number
  shown: readonly ListColumn<Row>[]
  columns: readonly ListColumn<Row>[]
  context: CellContext
  onClose: () => void
}

/** Exports rows of a list as a CSV file, which is created in the browser. */
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
  const { t, i18n } = useTranslation('list')
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

  // Leaving the list cancels the export.
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
      saveCsv(
        `${name}-${today()}`,
        csvRows(isWhole ? columns : shown, rows, context),
        i18n.language as LanguageId,
      )
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
            <RadioGroup
              label={t('index.export.rows')}
              value={scope}
              options={scopes.map((id) => ({
                id,
                label: t(`index.export.${id}`, {
                  count: counts[id],
                  number: formats.number(counts[id]),
                }),
              }))}
              onChange={setScope}
            />
            <RadioGroup
              label={t('index.export.columns')}
              value={isWhole ? 'every' : 'shown'}
              options={(['shown', 'every'] as const).map((id) => {
                const count = (id === 'shown' ? shown : columns).length
                const label = t(`index.export.${id}`, { count, number: formats.number(count) })
                return { id, label }
              })}
              onChange={(id) => setIsWhole(id === 'every')}
            />
          </>
        )}
      </Form>
    </Dialog>
  )
}

function today(): string {
  return serverNow().toISOString().slice(0, 10)
}

const Form = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`
