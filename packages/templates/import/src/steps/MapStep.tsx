import { useFormats } from '@console/core/i18n'
import type { FileStyle, ImportColumn } from '@console/core/imports'
import { Banner, Button, RadioGroup, Select, Stack, theme } from '@console/ui'
import { memo, startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Chosen } from '../flow/importMachine'
import { saveMapping } from '../state/storedMapping'
import { useOpenImport } from '../state/openImport'
import { type FieldLook, type Look, styleOf } from '../reading/mapRows'
import type { OpenImport } from '../state/useImport'
import { FileFaultBanner } from './FileFaultBanner'
import { LayoutFields } from './LayoutFields'
import { ReadingFile } from './ReadingFile'
import { StyleQuestions } from './StyleQuestions'
import { ErrorBanner } from './ErrorBanner'

const notThere = ''

/** Mapping of file columns to fields, with samples and the number of cells that cannot be read. */
export function MapStep() {
  const { t } = useTranslation('import')
  const { snapshot, dispatch, formats, counted, config, labelOf } = useOpenImport()
  const { columns } = config.kind
  const { fault } = snapshot.context
  const chosen = snapshot.context.chosen as Chosen
  const look = useLook(chosen)
  const missing = columns.filter(
    ({ isRequired, field }) => isRequired && (chosen.mapping[field] ?? null) === null,
  )
  // The samples appear together with the columns: nothing moves afterwards.
  if (!look) return <ReadingFile />

  const style = wholeStyle(look, chosen.answers)
  function check(read: FileStyle) {
    saveMapping(config.kind, chosen)
    dispatch({ type: 'import.check', style: read })
  }

  return (
    <Stack gap={4}>
      {snapshot.matches('unbegun') ? <ErrorBanner>{t('failed.begin')}</ErrorBanner> : null}
      {fault ? <FileFaultBanner fault={fault} /> : null}
      <LayoutFields layout={chosen.opened.layout} />
      <Mappings>
        {columns.map((column) => (
          <Mapped
            key={column.field}
            column={column}
            label={labelOf(column.field)}
            head={chosen.opened.head}
            place={chosen.mapping[column.field] ?? null}
            look={look.fields[column.field]}
            dispatch={dispatch}
          />
        ))}
      </Mappings>
      <Stack direction="row" gap={6} isWrapping align="start">
        <StyleQuestions styles={look.styles} answers={chosen.answers} />
        <RadioGroup
          label={t('mode')}
          options={[
            { id: 'upsert', label: t('mode.upsert') },
            { id: 'create', label: t('mode.create') },
          ]}
          value={chosen.mode}
          onChange={(mode) => dispatch({ type: 'import.map', how: { mode } })}
        />
      </Stack>
      {missing.length > 0 ? (
        <Banner tone="warning">
          {t('missing', { columns: formats.list(missing.map(({ field }) => labelOf(field))) })}
        </Banner>
      ) : null}
      {style === null ? <Banner tone="warning">{t('style.open')}</Banner> : null}
      <Stack direction="row" gap={3} isWrapping>
        <Button
          variant="primary"
          isDisabled={missing.length > 0 || style === null}
          isPending={snapshot.matches('beginning')}
          pendingLabel={t('sending')}
          onPress={() => style && check(style)}
        >
          {t('check', counted(chosen.opened.rows))}
        </Button>
        <Button onPress={() => dispatch({ type: 'import.again' })}>{t('again')}</Button>
      </Stack>
    </Stack>
  )
}

/**
 * Worker's preview of the current mapping; null before the first one. It is rendered in slices: twenty columns with a select each
 * would block the page for longer than a press may wait.
 */
function useLook({ mapping, answers }: Chosen): Look | null {
  const { reader } = useOpenImport()
  const [look, setLook] = useState<Look | null>(null)
  useEffect(() => {
    let isWanted = true
    void reader.look(mapping, answers).then((found) => {
      if (isWanted) startTransition(() => setLook(found))
    })
    return () => {
      isWanted = false
    }
  }, [reader, mapping, answers])
  return look
}

/** Complete style of the file; null while a question is open. */
function wholeStyle({ styles }: Look, answers: Partial<FileStyle>): FileStyle | null {
  const { decimal, days } = styleOf(styles, answers)
  return decimal && days ? { decimal, days } : null
}

interface MappedProps {
  column: ImportColumn
  label: string
  head: readonly string[]
  /** Mapped column; null for none. */
  place: number | null
  look: FieldLook | undefined
  dispatch: OpenImport['dispatch']
}

/** Column with its select, rendered again only for its own changes. */
const Mapped = memo(function Mapped({ column, label, head, place, look, dispatch }: MappedProps) {
  const { t } = useTranslation('import')
  const formats = useFormats()
  const { field, isRequired = false } = column
  const skipped = look?.skipped ?? 0
  return (
    <li>
      <Select
        label={label}
        isRequired={isRequired}
        options={[
          { id: notThere, label: t('column.none') },
          ...head.map((name, at) => ({ id: String(at), label: name })),
        ]}
        value={place === null ? notThere : String(place)}
        onChange={(id) =>
          dispatch({
            type: 'import.map',
            how: { mapping: { [field]: id === notThere ? null : Number(id) } },
          })
        }
        {...(skipped > 0
          ? { errorMessage: t('unread', { count: skipped, number: formats.number(skipped) }) }
          : {})}
      />
      <Samples aria-label={t('samples')}>
        {look?.samples.map((sample) => (
          <li key={sample}>
            <bdi>{sample}</bdi>
          </li>
        ))}
      </Samples>
    </li>
  )
})

const Mappings = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${theme.space[4]};
  padding: 0;
  margin: 0;
  list-style: none;

  > li {
    display: grid;
    align-content: start;
    gap: ${theme.space[1]};
    padding: ${theme.space[3]};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
`

const Samples = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;
  min-block-size: 1.4em;
  font-size: ${theme.text.sm};
  color: ${theme.color.textMuted};

  li {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`
