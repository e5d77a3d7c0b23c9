import type { ActionableRow, Workflows } from '@console/core/workflows'
import { useFormats, useTranslate } from '@console/core/i18n'
import type { Forecast, Resource } from '@console/core/resources'
import { useSession } from '@console/core/session'
import { Banner, Button, Text, useLazyPart } from '@console/ui'
import { useMemo } from 'react'
import { actionText, recordsText } from '@console/workflows'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { Consequence } from '../dialog/Consequence'
import { unsentText } from '../decisionDrafts'
import { OwnBulkDialog } from './OwnBulkDialog'
import type { BulkDecision } from '../decisions'
import { decisionForm } from '../dialog/dialogParts'
import { partSize } from './bulkParts'
import { LeftOut } from './LeftOut'
import { type BulkFormProps, formPart } from '../ownForms'
import { settles, needsText } from '../rules'
import { reasonsInOrder } from '../dialog/inputRules'
import { eligibleRows } from './bulkEligibility'
import { WritingDialog } from '../dialog/WritingDialog'

export interface BulkDialogProps<Row extends ActionableRow> {
  resource: Resource<Row>
  bulk: BulkDecision<Row>
  /** Returns the address of a record's own screen; undefined when it has none. */
  hrefOf?: ((row: Row) => string | undefined) | undefined
}

const noLabels = {}
const nothing: readonly never[] = []

/** Form or confirmation of a bulk decision: number of eligible records, excluded ones with reasons, and the sums. */
export function BulkDialog<Row extends ActionableRow>({
  resource,
  bulk,
  hrefOf,
}: BulkDialogProps<Row>) {
  const translate = useTranslate()
  const formats = useFormats()
  const session = useSession()
  const { action, draft, forecast } = bulk
  const { workflows } = resource
  const isComposing = bulk.state === 'composing'
  const ownForm = action === null ? undefined : formPart<BulkFormProps<Row>>(bulk.forms, action)
  const isPossible = forecast !== null && forecast.possible > 0
  const hasForm = action !== null && !ownForm && isPossible && needsText(workflows, action)
  const Form = useLazyPart(decisionForm, isComposing && hasForm, bulk.close)
  const all = useMemo(() => [...bulk.rows.values()], [bulk.rows])
  const rows = useMemo(() => (action === null ? [] : eligibleRows(action, all)), [action, all])
  if (action === null) return null

  const count = forecast?.possible ?? bulk.total
  const number = formats.number(count)
  const title = translate('decision:decision.form.title', {
    action: actionText(workflows, action, translate),
    name: recordsText(resource, action, { count, number }, translate),
  })
  const unsent = unsentText(resource, session)
  const written = settles(workflows, action)
    ? rows.filter((row) => unsent.of(resource.tokenOf(row), action).length > 0).length
    : 0
  const text = (
    <>
      {isPossible ? <ForecastResult {...{ workflows, action, bulk, forecast }} /> : null}
      {forecast ? (
        <LeftOut leftOut={forecast.leftOut} {...{ resource, hrefOf }} />
      ) : (
        <Asking bulk={bulk} />
      )}
      {written > 0 ? (
        <Banner tone="warning">
          {translate('decision:decision.bulk.unsent', {
            count: written,
            number: formats.number(written),
          })}
        </Banner>
      ) : null}
    </>
  )

  if (ownForm)
    return (
      <OwnBulkDialog
        key={draft}
        isOpen={isComposing}
        part={ownForm}
        {...{ title, workflows, bulk, rows }}
      >
        {text}
      </OwnBulkDialog>
    )
  if (!hasForm)
    return (
      <ConfirmDialog
        isOpen={isComposing}
        isReady={isPossible}
        label={
          isPossible && forecast.leftOut.length > 0
            ? translate('decision:decision.bulk.next', {
                action: actionText(workflows, action, translate),
                number,
              })
            : undefined
        }
        {...{ workflows, action, title }}
        onConfirm={() => bulk.submit({})}
        onClose={bulk.close}
      >
        {text}
      </ConfirmDialog>
    )
  return (
    <WritingDialog
      isOpen={isComposing}
      returned={null}
      name="…"
      waivable={nothing}
      needsNote={forecast.needsNote}
      fieldLabels={noLabels}
      reasons={reasonsInOrder(workflows, action, resource.usualReasons)}
      {...{ title, draft, Form, workflows, action }}
      onSubmit={bulk.submit}
      onClose={bulk.close}
    >
      {text}
    </WritingDialog>
  )
}

interface ForecastResultProps<Row extends ActionableRow> extends Pick<
  BulkDialogProps<Row>,
  'bulk'
> {
  workflows: Workflows
  action: string
  forecast: Forecast<Row>
}

/** Forecast for the eligible records. */
function ForecastResult<Row extends ActionableRow>({
  workflows,
  action,
  bulk,
  forecast: { possible, sums, hidden, claimers },
}: ForecastResultProps<Row>) {
  const translate = useTranslate()
  const formats = useFormats()
  return (
    <>
      {sums.length > 0 ? (
        <Text as="p" weight="medium">
          {translate('decision:decision.bulk.sum', {
            amount: formats.list(sums.map(formats.money)),
          })}
        </Text>
      ) : null}
      <Consequence isMany isLong={possible > partSize} {...{ workflows, action, hidden }} />
      {bulk.isEverything ? <Text as="p">{translate('decision:decision.bulk.confirm')}</Text> : null}
      {claimers.length > 0 ? (
        <Text as="p">
          {translate('decision:decision.bulk.claimers', { names: formats.list(claimers) })}
        </Text>
      ) : null}
    </>
  )
}

/** Loading or error state of the forecast. */
function Asking<Row extends ActionableRow>({ bulk }: Pick<BulkDialogProps<Row>, 'bulk'>) {
  const translate = useTranslate()
  if (bulk.forecastError === null)
    return (
      <Text as="p" tone="muted" role="status">
        {translate('decision:decision.bulk.asking')}
      </Text>
    )
  return (
    <Banner
      tone="danger"
      actions={
        <Button onPress={bulk.forecastAgain}>{translate('decision:decision.bulk.askAgain')}</Button>
      }
    >
      <Text as="p">{translate('decision:decision.bulk.notForeseen')}</Text>
    </Banner>
  )
}
