import {
  type ActionableRow,
  claimEndedBy,
  claimingOf,
  workflowOf,
  needsNote,
  ruleOf,
  type Waivable,
  type Workflows,
} from '@console/core/workflows'
import {
  type Formats,
  isolate,
  type LanguageId,
  type Translate,
  useFormats,
  useTranslate,
} from '@console/core/i18n'
import type { Resource } from '@console/core/resources'
import { Banner, Text, useLazyPart } from '@console/ui'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailOf } from '../DetailOf'
import { useDetail } from '@console/query-boundary'
import { actionText } from '@console/workflows'
import { ConfirmDialog } from './ConfirmDialog'
import { Consequence, detailsOf, hiddenWith } from './Consequence'
import { draftName } from '../decisionDrafts'
import type { DecisionOfRow, Decisions } from '../decisions'
import { decisionForm } from './dialogParts'
import { MoneyNamed } from './MoneyNamed'
import { OwnFormDialog } from './OwnFormDialog'
import { type ActionFormProps, formPart } from '../ownForms'
import { reasonsInOrder } from './inputRules'
import { WritingDialog } from './WritingDialog'

export interface DecisionDialogProps<Row extends ActionableRow, Detail extends Row> {
  resource: Resource<Row, Detail>
  decisions: Decisions<Row>
  /** Labels of the fields that messages can be attached to, by JSON pointer. */
  fieldLabels?: Readonly<Record<string, string>>
}

const noLabels = {}

/**
 * Dialog with the form or the confirmation of the current decision. One per screen; it renders nothing while no decision
 * is open, and closes with its screen.
 */
export function DecisionDialog<Row extends ActionableRow, Detail extends Row>({
  resource,
  decisions,
  fieldLabels = noLabels,
}: DecisionDialogProps<Row, Detail>) {
  const translate = useTranslate()
  const { i18n } = useTranslation()
  const formats = useFormats()
  const { composed } = decisions
  // Keeps its content during the exit animation.
  const [held, setHeld] = useState<DecisionOfRow<Row> | null>(null)
  if (composed && composed !== held) setHeld(composed)
  const waivable = useWaivable(resource, held, composed !== null)
  const ownForm =
    held === null ? undefined : formPart<ActionFormProps<Row>>(decisions.forms, held.action)
  // An action that moves money is not confirmed before its amount is shown.
  const isMoney = held !== null && ruleOf(resource.workflows, held.action).showsAmount === true
  const { detail: whole } = useDetail(resource, held?.row ?? null, isMoney && composed !== null)
  const isMoneyRead = !isMoney || whole !== undefined
  const isUsual = composed !== null && composed.hasForm && !ownForm
  const Form = useLazyPart(decisionForm, isUsual, () => composed?.dismiss())
  const leave = useEffectEvent(() => {
    if (composed?.state === 'composing' || composed?.state === 'confirming') composed.dismiss()
  })
  useEffect(() => () => leave(), [])
  if (!held) return null

  const { row, action, unsent, hasForm } = held
  const { workflows } = resource
  const name = formats.text(resource.nameOf(row))
  const title = translate('decision:decision.form.title', {
    action: actionText(workflows, action, translate),
    name,
  })
  const hidden = hiddenWith(resource, row, action)
  const details = detailsOf(
    workflowOf(workflows, action).details?.(row, i18n.language as LanguageId),
    formats,
  )
  const draft = draftName(resource, resource.tokenOf(row), action)
  const consequence = (
    <Consequence
      isMany={false}
      size="sm"
      tone="muted"
      {...{ workflows, action, hidden, details }}
    />
  )
  const claimEnded = claimEndedText(workflows, action, row, translate, formats)
  const money = ruleOf(workflows, action).showsAmount ? (
    <DetailOf resource={resource} row={row}>
      {(detail) => {
        const named = workflowOf(workflows, action).moneyOf?.(detail, action)
        return named ? <MoneyNamed money={named} /> : null
      }}
    </DetailOf>
  ) : null

  if (!hasForm)
    return (
      <ConfirmDialog
        isOpen={composed !== null}
        isReady={isMoneyRead}
        {...{ workflows, action, title }}
        onConfirm={() => held.submit({})}
        onClose={() => held.dismiss()}
      >
        {claimEnded ? <Text as="p">{claimEnded}</Text> : null}
        <Consequence isMany={false} {...{ workflows, action, hidden, details }} />
        {money}
        <Unsent workflows={workflows} actions={unsent} />
      </ConfirmDialog>
    )
  if (ownForm)
    return (
      <OwnFormDialog
        key={draft}
        isOpen={composed !== null}
        decision={held}
        part={ownForm}
        {...{ title, workflows, draft }}
      >
        {consequence}
        {money}
        <Unsent workflows={workflows} actions={unsent} />
      </OwnFormDialog>
    )
  return (
    <WritingDialog
      isOpen={composed !== null}
      draft={draft}
      returned={
        Object.keys(held.input).length > 0
          ? { refusal: held.state === 'refused.invalid' ? held.error : null }
          : null
      }
      reasons={reasonsInOrder(workflows, action, resource.usualReasons)}
      needsNote={needsNote(row, action)}
      {...{ title, Form, workflows, action, name, waivable, fieldLabels }}
      onSubmit={(input) => held.submit(input)}
      onClose={() => held.dismiss()}
    >
      {consequence}
      {money}
      <Unsent workflows={workflows} actions={unsent} />
    </WritingDialog>
  )
}

/** Reads the failed checks that a decision has to waive, because a list's row lacks them. Null while loading. */
function useWaivable<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  decision: DecisionOfRow<Row> | null,
  isOpen: boolean,
): readonly Waivable[] | null {
  const isWaived =
    decision !== null && ruleOf(resource.workflows, decision.action).inputFields?.waive
  const { detail } = useDetail(resource, decision?.row ?? null, isOpen && isWaived === true)
  return useMemo(() => {
    if (!isWaived) return []
    return detail
      ? (workflowOf(resource.workflows, decision.action).waivableOf?.(detail) ?? [])
      : null
  }, [isWaived, detail, resource, decision])
}

/** Names the user whose claim an action would end: such an action needs confirmation. */
function claimEndedText(
  workflows: Workflows,
  action: string,
  row: ActionableRow,
  translate: Translate,
  formats: Formats,
): string | null {
  const claim = claimEndedBy(workflows, action, row)
  if (!claim) return null
  return translate(
    `decision:decision.confirm.${claimingOf(workflows, action) === 'take' ? 'claim' : 'release'}`,
    {
      name: isolate(claim.by.name),
      time: formats.time(new Date(claim.expiresAt)),
    },
  )
}

interface UnsentProps {
  workflows: Workflows
  /** Actions with drafts. */
  actions: readonly string[]
}

/** Warns about drafts that this decision does not send. Renders nothing without any. */
function Unsent({ workflows, actions }: UnsentProps) {
  const translate = useTranslate()
  if (actions.length === 0) return null
  return (
    <Banner tone="warning">
      {actions.map((action) => (
        <Text as="p" key={action}>
          {translate('decision:decision.unsent', {
            action: actionText(workflows, action, translate),
          })}
        </Text>
      ))}
    </Banner>
  )
}
