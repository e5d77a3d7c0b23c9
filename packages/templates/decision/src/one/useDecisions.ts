import { type ApiError, useSend } from '@console/core/api'
import { usePendingWrites } from '@console/core/pending-writes'
import { type ActionableRow, isClaiming, type Workflows } from '@console/core/workflows'
import type { Actor } from '@console/core/contracts'
import {
  type Formats,
  isolate,
  formatsOf,
  type LanguageId,
  type Messages,
  translateIn,
  type Translate,
} from '@console/core/i18n'
import { type Notices, useNotices } from '@console/core/notices'
import type { Resource } from '@console/core/resources'
import { displayName, type Session, useSessionSingleton, useSession } from '@console/core/session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { doneText, refusedOf, blockerExplanation, refusalText } from '@console/workflows'
import { unsentText } from '../decisionDrafts'
import type { DecisionOfRow, Decisions } from '../decisions'
import { errorText } from '../outcomeTexts'
import { type ActionForms, takenWith } from '../ownForms'
import { resultOf, resultText } from '../results'
import { offered } from '../rules'
import type { DecisionOutcome } from './decisionMachine'
import { createDecisionStore, type DecisionStore, type DecisionTools } from './decisionStore'

/** Options of a screen with decisions. */
export interface DecisionsOptions<Row extends ActionableRow> {
  /** Called once the server has agreed. */
  onDecided?: (row: Row, action: string) => void
  /** Own forms that it provides; a stable object. An action whose own form is missing is not offered. */
  forms?: ActionForms<Row>
}

const noForms = {}

/**
 * Decisions about one kind of record: optimistic, with undo, refusals and conflicts. All screens share them: a decision in
 * flight in a list is in flight on the record, and Z undoes the latest of either.
 */
export function useDecisions<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  { onDecided, forms = noForms }: DecisionsOptions<Row> = {},
): Decisions<Row> {
  const store = useDecisionStore(resource)
  const listener = useRef(onDecided)
  useEffect(() => {
    listener.current = onDecided
  }, [onDecided])
  useEffect(() => store.onDecided((row, action) => listener.current?.(row, action)), [store])
  const decisions = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  return useMemo(
    () => ({
      ...decisions,
      forms,
      offered: (row) => takenWith(resource.workflows, offered(resource.workflows, row), forms),
    }),
    [decisions, forms, resource],
  )
}

/** Store of the decisions about one kind of record: shared by all screens, for the lifetime of the session. */
function useDecisionStore<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
): DecisionStore<Row> {
  const send = useSend()
  const queries = useQueryClient()
  const notices = useNotices()
  const session = useSession()
  const attempts = usePendingWrites()
  const { i18n } = useTranslation()

  return useSessionSingleton(`decisions ${resource.id}`, () =>
    createDecisionStore(resource, {
      send,
      queries,
      me: () => actorOf(session),
      unsent: unsentText(resource, session),
      attempts,
      ...noticesOf(resource, notices, i18n),
    }),
  )
}

function actorOf(session: Session): Actor {
  const { user } = session.getState()
  const [role] = user?.roles ?? []
  return {
    token: '',
    name: user ? displayName(user) : '',
    role: role === 'SuperAdmin' || role === 'admin' ? role : 'staff',
  }
}

/** Notifications of decisions that no screen shows. */
function noticesOf<Row extends ActionableRow>(
  resource: Resource<Row>,
  notices: Notices,
  i18n: Messages['i18n'],
): Pick<DecisionTools<Row>, 'report' | 'announceRefusal' | 'announceObstacle'> {
  const translate = translateIn(i18n)
  const formats = () => formatsOf(i18n.language as LanguageId)
  const input = (row: Row) => formats().text(resource.nameOf(row))
  const nameOf = (row: Row) => isolate(input(row))

  return {
    report(
      outcome: DecisionOutcome,
      { action, row, error, undo }: DecisionOfRow<Row>,
      record: Row | null,
    ) {
      const name = nameOf(row)
      if (outcome === 'undone')
        notices.snackbar({
          variant: 'info',
          title: translate('decision:decision.undone', { name }),
          key,
        })
      else if (outcome === 'notUndone')
        notices.snackbar({
          variant: 'error',
          title: translate('decision:decision.notUndone', { name }),
          description: notUndoneText(resource.workflows, error, translate, formats()),
          key,
        })
      else if (outcome === 'perhapsUndone')
        notices.snackbar({
          variant: 'error',
          title: translate('decision:decision.perhapsUndone', { name }),
          action: { label: translate('decision:decision.retry'), onAction: undo },
          key,
        })
      else if (record && resultOf(resource.workflows, action, record) !== 'done') {
        const { word, tone, why } = resultText(resource.workflows, action, record, translate)
        notices.snackbar({
          variant: tone === 'danger' ? 'error' : 'warning',
          title: translate('decision:decision.result.of', { name, result: word }),
          description: why ?? undefined,
          key,
        })
      } else if (!isClaiming(resource.workflows, action))
        notices.snackbar({
          variant: 'success',
          title: doneText(resource.workflows, action, name, translate),
          action:
            outcome === 'done'
              ? { label: translate('decision:decision.undo'), onAction: undo }
              : undefined,
          key,
        })
    },
    announceRefusal(decision) {
      const error = errorText(resource.workflows, decision, translate, formats())
      notices.snackbar({
        variant: 'error',
        title: input(decision.row),
        description: error ?? undefined,
        action: decision.canRetry
          ? { label: translate('decision:decision.retry'), onAction: decision.retry }
          : decision.isSecond
            ? { label: translate('form:decision.conflict.take'), onAction: decision.dismiss }
            : undefined,
        key: `error ${resource.tokenOf(decision.row)}`,
      })
    },
    announceObstacle: (obstacle, row) =>
      notices.snackbar({
        variant: 'warning',
        title:
          obstacle === 'sentInBulk'
            ? translate('decision:decision.attempt.others', { name: nameOf(row) })
            : obstacle === 'offline'
              ? translate('decision:decision.offline')
              : obstacle === 'undoExpired'
                ? translate('workflows:decision.refused.undoExpired')
                : blockerExplanation(resource.workflows, obstacle.blocker, row, translate),
        key,
      }),
  }
}

/** Reason why a decision could not be undone. Without an answer, the record that the server returns counts. */
function notUndoneText(
  workflows: Workflows,
  error: ApiError | null,
  translate: Translate,
  formats: Formats,
): string {
  const input = error?.isUnclear
    ? null
    : refusalText(workflows, refusedOf(error), translate, formats)
  return input ?? translate('decision:decision.stands')
}

/** Only the latest notification about decisions is shown: ten in a row would pile up, most with an expired undo. */
const key = 'decision'
