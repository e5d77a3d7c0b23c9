import { makeKey, useSend } from '@console/core/api'
import { useFormats, useTranslate, useText } from '@console/core/i18n'
import { pathTo } from '@console/core/structures'
import type { Category } from '@console/domain/category'
import {
  applicationOutcomes,
  type ApplicationReport,
  type InputApplication,
  toCategoryInputs,
  withdrawInput,
} from '@console/domain/input'
import { formRefusalText } from '@console/form'
import { Banner, Button, Heading, Link, Stack } from '@console/ui'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

interface ApplyReportProps {
  body: InputApplication
  report: ApplicationReport
  nodes: readonly Category[]
  /** Called after a write: the cached data is outdated. */
  onWritten: () => void
  onAnother: () => void
}

/** Result of each category, with an undo for those that were changed. */
export function ApplyReport({ body, report, nodes, onWritten, onAnother }: ApplyReportProps) {
  const { t } = useTranslation('inputs')
  const translate = useTranslate()
  const formats = useFormats()
  const textOf = useText()
  const send = useSend()
  const [taken, setTaken] = useState<ApplicationReport>()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const done = report.results.filter(({ outcome }) => outcome === 'done')
  const nameOf = (categoryId: string) =>
    pathTo(nodes, categoryId)
      .map(({ name }) => formats.isolate(textOf(name)))
      .join(' › ') || categoryId

  async function takeBack() {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      const categories = done.map(({ categoryId, version }) => ({ categoryId, version }))
      setTaken(await withdrawInput(send, { inputId: body.inputId, categories }, makeKey()))
      onWritten()
    } catch (error) {
      setRefusal(formRefusalText(error, translate, formats))
    }
    setIsBusy(false)
  }

  const { results } = taken ?? report
  const count = results.filter(({ outcome }) => outcome === 'done').length
  const counted = { count, number: formats.number(count) }
  return (
    <Stack gap={4}>
      <div role="status">
        <Banner tone={count === results.length ? 'success' : 'warning'}>
          {t(taken ? 'apply.takenBack' : 'apply.done', counted)}
        </Banner>
      </div>
      {refusal ? <Banner tone="danger">{refusal}</Banner> : null}
      {applicationOutcomes
        .filter((each) => results.some(({ outcome }) => outcome === each))
        .map((each) => (
          <section key={each}>
            <Heading level={3} size="md">
              {t(taken && each === 'done' ? 'apply.outcome.withdrawn' : `apply.outcome.${each}`)}
            </Heading>
            <Names>
              {results
                .filter(({ outcome }) => outcome === each)
                .map(({ categoryId }) => (
                  <li key={categoryId}>
                    <Link href={toCategoryInputs(categoryId)}>{nameOf(categoryId)}</Link>
                  </li>
                ))}
            </Names>
          </section>
        ))}
      <Stack direction="row" gap={2} isWrapping>
        {done.length > 0 && !taken ? (
          <Button isPending={isBusy} onPress={() => void takeBack()}>
            <Undo2 aria-hidden data-mirrored />
            {t('apply.undo')}
          </Button>
        ) : null}
        <Button onPress={onAnother}>{t('apply.another')}</Button>
      </Stack>
    </Stack>
  )
}

const Names = styled.ul`
  margin: 0;
  padding-inline-start: 1.25em;
`
