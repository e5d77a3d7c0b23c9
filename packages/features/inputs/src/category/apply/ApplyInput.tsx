import { useSend } from '@console/core/api'
import { useFormats, useTranslate } from '@console/core/i18n'
import type { Category } from '@console/domain/category'
import {
  type ApplicationReport,
  applyInput,
  type CategoryInputs,
  definitionsOf,
  type InputApplication,
  inputCapabilities,
  type InputDefinition,
  inputRecords,
  type InputSubject,
} from '@console/domain/input'
import { Form } from '@console/form'
import { resourceKeys } from '@console/query-boundary'
import { Banner, Heading, Link, Stack, Text, theme } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { askingOf, blankGroup } from '@console/marketplace/category-inputs'
import { application, ApplyFields, headingsOf } from './ApplyFields'
import { ApplyReport } from './ApplyReport'

interface ApplyInputProps {
  subject: InputSubject
  nodes: readonly Category[]
  documents: readonly CategoryInputs[]
  inputs: readonly InputDefinition[]
  /** Preselected input; empty for none. */
  inputId: string
  canEdit: boolean
  closeHref: string
}

/** Applies an input to many categories in one write; the result of each is reported, and all can be undone. */
export function ApplyInput(props: ApplyInputProps) {
  const { subject, nodes, documents, inputs, canEdit, closeHref } = props
  const { t } = useTranslation('inputs')
  const translate = useTranslate()
  const formats = useFormats()
  const send = useSend()
  const queries = useQueryClient()
  const [done, setDone] = useState<{ body: InputApplication; report: ApplicationReport }>()
  const asking = useMemo(
    () => askingOf(nodes, documents, definitionsOf(inputs)),
    [nodes, documents, inputs],
  )
  const offered = inputs.filter(
    ({ status, appliesTo }) => status === 'active' && appliesTo.includes(subject),
  )
  const [initial] = useState(() => ({
    inputId: offered.some(({ inputId }) => inputId === props.inputId) ? props.inputId : '',
    group: headingsOf(documents)[0] ?? blankGroup([]),
    isRequired: false,
    categories: [],
  }))
  const readAnew = () =>
    Promise.all(
      Object.values(inputRecords).map((id) =>
        queries.invalidateQueries({ queryKey: resourceKeys.of(id) }),
      ),
    )

  return (
    <Root>
      <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
        <Heading level={2} size="lg">
          {t('apply.title')}
        </Heading>
        <Link variant="alone" href={closeHref}>
          {t('apply.close')}
        </Link>
      </Stack>
      {!canEdit ? (
        <Banner tone="info">
          {translate('marketplace:inputs.readOnly', {
            roles: formats.list(inputCapabilities.edit.roles),
          })}
        </Banner>
      ) : done ? (
        <ApplyReport
          {...done}
          nodes={nodes}
          onWritten={readAnew}
          onAnother={() => setDone(undefined)}
        />
      ) : (
        <>
          <Text as="p" tone="muted">
            {t('apply.note')}
          </Text>
          <Form
            form={application}
            draft={`category-inputs:apply:${subject}`}
            initial={initial as never}
            write={async (body: InputApplication, key) => ({
              body,
              report: await applyInput(send, body, key),
            })}
            onSent={(answer) => {
              setDone(answer)
              void readAnew()
            }}
            submitLabel={t('apply.submit')}
          >
            <ApplyFields nodes={nodes} inputs={offered} asking={asking} />
          </Form>
        </>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 720px);
  align-content: start;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
`
