import type { ActionableRow } from '@console/core/kinds'
import { useFormats, useSay } from '@console/core/i18n'
import type { Resource } from '@console/core/resources'
import { useSession } from '@console/core/session'
import { Banner, Text, useLazyPart } from '@console/ui'
import { useMemo } from 'react'
import { actionWord, recordsWord } from '@console/kinds'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { Consequence, hiddenWith } from '../dialog/Consequence'
import { unsentWords } from '../one/decisionDrafts'
import { OwnBulkDialog } from './OwnBulkDialog'
import type { BulkDecision } from '../decisions'
import { decisionForm } from '../dialog/dialogParts'
import { LeftOut } from './LeftOut'
import { type BulkFormProps, formPart } from '../dialog/ownForms'
import { settles, needsWords } from '../rules'
import { reasonsInOrder } from '../dialog/inputRules'
import { sumTogether, takenOf } from './together'
import { WritingDialog } from '../dialog/WritingDialog'

export interface BulkDialogProps<Row extends ActionableRow> {
  resource: Resource<Row>
  bulk: BulkDecision<Row>
}

const noLabels = {}
const nothing: readonly never[] = []

/** What has to be said before many are decided about, or whether they are meant. */
export function BulkDialog<Row extends ActionableRow>({ resource, bulk }: BulkDialogProps<Row>) {
  const say = useSay()
  const formats = useFormats()
  const session = useSession()
  const { action, draft } = bulk
  const { kinds } = resource
  const isComposing = bulk.state === 'composing'
  const ownForm = action === null ? undefined : formPart<BulkFormProps<Row>>(bulk.forms, action)
  const hasForm = action !== null && !ownForm && needsWords(kinds, action)
  const Form = useLazyPart(decisionForm, isComposing && hasForm, bulk.close)
  const all = useMemo(() => [...bulk.rows.values()], [bulk.rows])
  const rows = useMemo(() => (action === null ? [] : takenOf(action, all)), [action, all])
  if (action === null) return null

  const title = say('decision:decision.form.title', {
    action: actionWord(kinds, action, say),
    name: recordsWord(
      resource,
      action,
      { count: bulk.total, number: formats.number(bulk.total) },
      say,
    ),
  })
  const hidden = rows.reduce((sum, row) => sum + hiddenWith(resource, row, action), 0)
  const unsent = unsentWords(resource, session)
  const written = settles(kinds, action)
    ? rows.filter((row) => unsent.of(resource.tokenOf(row), action).length > 0).length
    : 0
  const claimers = bulk.isEverything ? [] : bulk.claimers
  const sum = sumTogether(kinds, action, rows)
  const words = (
    <>
      {sum ? (
        <Text as="p" weight="medium">
          {say('decision:decision.bulk.sum', { amount: formats.money(sum) })}
        </Text>
      ) : null}
      <Consequence isMany {...{ kinds, action, hidden }} />
      <LeftOut resource={resource} action={action} rows={all} />
      {bulk.isEverything ? <Text as="p">{say('decision:decision.bulk.confirm')}</Text> : null}
      {claimers.length > 0 ? (
        <Text as="p">
          {say('decision:decision.bulk.claimers', { names: formats.list(claimers) })}
        </Text>
      ) : null}
      {written > 0 ? (
        <Banner tone="warning">
          {say('decision:decision.bulk.unsent', {
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
        {...{ title, kinds, bulk, rows }}
      >
        {words}
      </OwnBulkDialog>
    )
  if (!hasForm)
    return (
      <ConfirmDialog
        isOpen={isComposing}
        {...{ kinds, action, title }}
        onConfirm={() => bulk.submit({})}
        onClose={bulk.close}
      >
        {words}
      </ConfirmDialog>
    )
  return (
    <WritingDialog
      isOpen={isComposing}
      returned={null}
      name="…"
      waivable={nothing}
      fieldLabels={noLabels}
      reasons={reasonsInOrder(kinds, action, resource.usualReasons)}
      {...{ title, draft, Form, kinds, action }}
      onSubmit={bulk.submit}
      onClose={bulk.close}
    >
      {words}
    </WritingDialog>
  )
}
