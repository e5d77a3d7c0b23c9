import type { ApiError } from '@console/core/api'
import { useFormats, useTranslate } from '@console/core/i18n'
import { Banner, Button, Text } from '@console/ui'
import { useContext } from 'react'
import styled from 'styled-components'
import type { SnapshotFrom } from 'xstate'
import { FormPlaceContext } from '../writing/FormPlace'
import { Wait } from '../writing/Wait'
import type { formMachine } from './formMachine'
import { formRefusalText } from '../errors/errorTexts'

export interface FormErrorBannerProps {
  snapshot: SnapshotFrom<typeof formMachine>
  unclearWords: string | undefined
  /** Takes the other user's version; undefined when there is nothing to read again. */
  onOutdated: (() => void) | undefined
}

/** Error banner above the buttons, for errors without a field: what happened, what was kept, what to do next. */
export function FormErrorBanner({ snapshot, unclearWords, onOutdated }: FormErrorBannerProps) {
  const translate = useTranslate()
  const formats = useFormats()
  const workflows = useContext(FormPlaceContext)?.workflows
  if (!snapshot.hasTag('failed')) return null

  const { error, retryAt } = snapshot.context
  const { requestId } = error as Partial<ApiError>
  const isSecond = snapshot.hasTag('second')
  return (
    <Place ref={bringIntoSight}>
      <Banner
        tone={isSecond ? 'warning' : 'danger'}
        actions={
          isSecond && onOutdated ? (
            <Button onPress={onOutdated}>{translate('form:decision.conflict.take')}</Button>
          ) : undefined
        }
      >
        <Text as="p">
          {snapshot.matches('failed')
            ? (unclearWords ?? translate('form:form.failed'))
            : formRefusalText(error, translate, formats, workflows)}
        </Text>
        {snapshot.hasTag('waiting') ? <Wait until={retryAt} /> : null}
        {requestId ? (
          <Text as="p" size="sm" tone="muted">
            <bdi>{requestId}</bdi>
          </Text>
        ) : null}
      </Banner>
    </Place>
  )
}

/** It may appear while a long form hides it. */
function bringIntoSight(place: HTMLElement | null) {
  place?.scrollIntoView({ block: 'nearest' })
}

/* Above sticky content at the bottom: a footer, and the bar of a record. */
const Place = styled.div`
  scroll-margin-block-end: 120px;
`
