import { Steps, theme } from '@console/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { FormBody } from '../FormBody'
import type { FormProps } from '../formProps'
import { listErrors } from '../errors/formErrors'
import type { FormSchema } from '../errors/resolve'
import { useFormDraft } from '../saving/useFormDraft'
import { useFormKey } from '../useFormKey'
import {
  type ComposerStep,
  firstUnfinished,
  missingIn,
  reviewStep,
  stepOfField,
  stepStates,
} from './steps'

export type { ComposerStep } from './steps'
export { useStoredForms } from './useStoredForms'

export interface ComposerProps<Values extends FieldValues, Body, Answer> extends Omit<
  FormProps<Values, Body, Answer>,
  'isShort' | 'children'
> {
  /** Label of the result. */
  label: string
  steps: readonly ComposerStep<Values>[]
  /** Last step: the review of what will be sent. A price in it comes from the server, requested with this body. */
  review: { label: string; content: (body: Body) => ReactNode }
  /** Running summary, beside every step; below it when there is no room. */
  summary?: ReactNode
}

/**
 * Form in several steps, with a review before it is sent. Each step is validated before the next; errors from the server lead
 * back to their step. A draft opens at the first unfinished step.
 */
export function Composer<Values extends FieldValues, Body, Answer>(
  props: ComposerProps<Values, Body, Answer>,
) {
  const key = useFormKey(props.draft)
  return key === null ? null : <ComposerBody key={key} {...props} />
}

function ComposerBody<Values extends FieldValues, Body, Answer>({
  label,
  steps,
  review,
  summary,
  ...props
}: ComposerProps<Values, Body, Answer>) {
  const schema = props.form.schema as unknown as FormSchema
  const { stored } = useFormDraft(props.draft, schema, props.initial)
  const [current, setCurrent] = useState(() =>
    stored || props.autosave
      ? firstUnfinished(steps, missingIn(schema, stored?.values ?? props.initial))
      : steps[0]?.id,
  )
  /** Step that was just entered. */
  const [entered, setEntered] = useState<{ id: string } | null>(null)
  const place = steps.findIndex(({ id }) => id === current)
  const step = steps[place]
  const before = current === reviewStep ? steps.at(-1) : steps[place - 1]

  function go(id: string) {
    setCurrent(id)
    setEntered({ id })
  }

  // The user can type at once.
  useEffect(() => {
    if (!entered) return
    const step = document.querySelector<HTMLElement>(`[data-step="${CSS.escape(entered.id)}"]`)
    const first = step?.querySelector<HTMLElement>('input, textarea, select, [role="spinbutton"]')
    ;(first ?? step)?.focus()
  }, [entered])

  return (
    <FormBody
      {...props}
      stage={{
        fields: step?.fields ?? null,
        onPass: () => go(steps[place + 1]?.id ?? reviewStep),
        onBack: before ? () => go(before.id) : null,
        onReach: (field) => setCurrent(stepOfField(steps, field)),
      }}
    >
      <Way
        {...{ label, steps, review, summary }}
        schema={schema}
        current={current ?? reviewStep}
        onGo={go}
      />
    </FormBody>
  )
}

interface WayProps<Values extends FieldValues, Body> extends Pick<
  ComposerProps<Values, Body, unknown>,
  'label' | 'steps' | 'review' | 'summary'
> {
  schema: FormSchema
  current: string
  onGo: (id: string) => void
}

/** Stepper, with the fields of the open step. The others stay mounted, so that each error has its field. */
function Way<Values extends FieldValues, Body>({
  label,
  steps,
  review,
  summary,
  schema,
  current,
  onGo,
}: WayProps<Values, Body>) {
  const { t } = useTranslation('form')
  const { formState } = useFormContext()
  const values = useWatch()
  const { success, data } = schema.safeParse(values)
  const missing = missingIn(schema, values)
  const wrong = listErrors(formState.errors).map(({ field }) => field)

  return (
    <Root>
      <Steps
        label={label}
        steps={stepStates({ steps, reviewLabel: review.label, current, missing, wrong })}
        messages={{
          current: t('composer.step.current'),
          done: t('composer.step.done'),
          toCome: t('composer.step.toCome'),
          wrong: t('composer.step.wrong'),
        }}
        onGo={onGo}
      />
      <div>
        {steps.map(({ id, label, content }) => (
          <Step key={id} role="group" aria-label={label} data-step={id} hidden={id !== current}>
            {content}
          </Step>
        ))}
        {current === reviewStep && success ? (
          <Step role="group" aria-label={review.label} data-step={reviewStep} tabIndex={-1}>
            {review.content(data as Body)}
          </Step>
        ) : null}
      </div>
      {summary ? <aside>{summary}</aside> : null}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(160px, 1fr) minmax(0, 3fr);
  gap: ${theme.space[6]};
  align-items: start;

  /* Content beside a long step stays visible. */
  > :is(:first-child, aside) {
    position: sticky;
    inset-block-start: calc(var(--start, 0px) + ${theme.space[4]});
  }
  &:has(> aside) {
    grid-template-columns: minmax(140px, 1fr) minmax(0, 4fr) minmax(240px, 1.6fr);
  }
  @media (max-width: 1199px) {
    &:has(> aside) {
      grid-template-columns: minmax(140px, 1fr) minmax(0, 4fr);
    }
    > aside {
      position: static;
      grid-column: 2;
    }
  }
  @media (max-width: 767px) {
    &,
    &:has(> aside) {
      grid-template-columns: minmax(0, 1fr);
      gap: ${theme.space[4]};
    }
    > :is(:first-child, aside) {
      position: static;
      grid-column: 1;
    }
  }
`

const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  &[hidden] {
    display: none;
  }
`
