import { warnBeforeUnload } from '@console/core/routes'
import type { ApiError } from '@console/core/api'
import { useFormats, useTranslate } from '@console/core/i18n'
import { theme } from '@console/ui'
import { type KeyboardEvent, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormProvider, type FieldValues, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { FormPlaceContext } from './writing/FormPlace'
import { holdFields } from './writing/holdFields'
import { StoredDraft } from './writing/StoredDraft'
import { isSending } from '@console/core/keys'
import { focusToWrite } from './writing/fieldPlaces'
import { useFocusInForm } from './fields/useFocusInForm'
import { useFieldNavigation } from './fields/useFieldNavigation'
import { isSame } from './saving/formDraft'
import { FormErrors } from './errors/FormErrors'
import { listErrors } from './errors/formErrors'
import { FormButtons } from './FormButtons'
import { FormLeave } from './FormLeave'
import type { FormProps, FormStage } from './formProps'
import { FormErrorBanner } from './saving/FormErrorBanner'
import { type Issue, issueText } from './errors/issueText'
import { checkForm, type FormSchema, resolverOf } from './errors/resolve'
import { useServerErrors } from './errors/useServerErrors'
import { SavedNote } from './saving/SavedNote'
import { useAutosave } from './saving/useAutosave'
import { useBeginning } from './saving/useBeginning'
import { useFormDraft } from './saving/useFormDraft'
import { useFormWrite } from './saving/useFormWrite'

/** Form from its draft to the answer. */
export function FormBody<Values extends FieldValues, Body, Answer>(
  props: FormProps<Values, Body, Answer> & { stage?: FormStage },
) {
  const {
    form: definition,
    onOutdated,
    describeIssue,
    isShort = false,
    foot: Foot,
    stage,
    children,
  } = props
  const translate = useTranslate()
  const { i18n } = useTranslation()
  const formats = useFormats()
  const dialog = useContext(FormPlaceContext)
  /** Form element; null before it is rendered. */
  const [root, setRoot] = useState<HTMLFormElement | null>(null)
  const fields = useRef<HTMLDivElement>(null)
  const schema = definition.schema as unknown as FormSchema
  const initial: FieldValues = props.initial
  const draft = useFormDraft(props.draft, schema, initial)
  const [isStored, setIsStored] = useState(draft.stored !== null)
  const [isTyped, setIsTyped] = useState(() => isStored && !isSame(draft.stored?.values, initial))
  /** Set when the user tried to continue and could not. */
  const [isHeld, setIsHeld] = useState(false)
  const describeFor = (issue: Issue, values: FieldValues) =>
    describeIssue?.(issue) ?? issueText(issue, translate, formats, values)
  const form = useForm<FieldValues, unknown, { body: unknown }>({
    defaultValues: draft.stored?.values ?? initial,
    resolver: resolverOf(schema, describeFor),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { errors, isSubmitted } = form.formState
  const beginning = useBeginning(
    form,
    initial,
    draft.stored?.initial ?? initial,
    Foot !== undefined,
  )
  const { began } = beginning
  const { snapshot, report } = useFormWrite(props, draft.stored?.attempt ?? null, () => {
    // The stored values are the typed ones, not the body that was sent.
    if (props.keepsDraft) draft.save(form.getValues(), null, began)
    else draft.discard()
    setIsTyped(false)
    setIsStored(false)
  })
  const { attempt, error } = snapshot.context
  const isWritten = isTyped || attempt !== null
  const isBusy = snapshot.hasTag('busy')
  const isWaiting = snapshot.hasTag('waiting')
  const isSent = snapshot.matches('sent')
  const saved = useAutosave(form, props.autosave, draft.stored !== null, isSent, () => {
    // The server has it now; a request in flight is stored until it is answered.
    if (attempt === null) draft.discard()
  })
  const returned = props.returned?.refusal ?? null
  const refusal = snapshot.matches({ refused: 'invalid' }) ? (error as ApiError) : returned
  const { goToField, goToFirst } = useFieldNavigation(root, stage)
  useServerErrors(form, root, refusal, goToFirst)
  useFocusInForm(root)

  // The server's errors refer to the current input.
  useEffect(() => (isBusy && fields.current ? holdFields(fields.current) : undefined), [isBusy])

  // On every change, and when it is sent.
  const saveDraft = useEffectEvent((values = form.getValues()) => {
    if (props.keepsValues === false && attempt === null) draft.discard()
    else draft.save(values, attempt, began)
  })
  const note = useEffectEvent((values: FieldValues) => {
    saveDraft(values)
    setIsTyped(!isSame(values, initial))
  })
  useEffect(() => {
    if (!isSent) saveDraft()
  }, [form, attempt, began, isSent])
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => note(values) }),
    [form],
  )

  // The page may unload before the rest was saved.
  const isHeldOnPage = props.draft !== undefined && isWritten && saved.isUnsaved
  useEffect(() => (isHeldOnPage ? warnBeforeUnload() : undefined), [isHeldOnPage])

  // A form that opens for typing has focus.
  const isOpened = dialog !== null || props.isOpened === true
  useEffect(() => {
    if (isOpened && root) focusToWrite(root)
  }, [isOpened, root])

  // Existing messages follow a change of language.
  useEffect(() => {
    const wrong = listErrors(form.formState.errors)
      .map(({ field }) => field)
      .filter((field) => form.getFieldState(field).error?.type !== 'server')
    if (wrong.length > 0) void form.trigger(wrong)
  }, [form, i18n.language])

  /** Continues to the next step when this one has no errors. */
  async function pass({ fields, onPass }: FormStage) {
    const names = [...(fields ?? [])]
    if (await form.trigger(names)) {
      setIsHeld(false)
      onPass()
      return
    }
    setIsHeld(true)
    const { errors } = checkForm(schema, form.getValues(), describeFor)
    goToFirst(errors.filter(({ field }) => names.includes(field.split('.', 1)[0] ?? '')))
  }

  const submit = form.handleSubmit(
    ({ body }) => report({ type: 'form.submit', body }),
    (errors) => goToFirst(listErrors(errors)),
  )

  /** Runs before a field handles the key. */
  function sendByKey(event: KeyboardEvent) {
    if (!isSending(event)) return
    event.preventDefault()
    event.stopPropagation()
    root?.requestSubmit()
  }

  function isBlocked() {
    return props.blocker !== undefined || beginning.readContested().length > 0
  }

  function discard() {
    draft.discard()
    setIsStored(false)
    setIsTyped(false)
    form.reset(initial)
    beginning.forget()
  }

  /** Discards this input: the user restarts the form with the other version. */
  function takeOther() {
    draft.discard()
    setIsTyped(false)
    props.autosave?.onTake()
  }

  const errorBanner = (
    <FormErrorBanner
      snapshot={snapshot}
      unclearWords={props.unclearWords}
      onOutdated={
        onOutdated &&
        (() => {
          report({ type: 'form.dismiss' })
          onOutdated()
        })
      }
    />
  )

  return (
    <FormProvider {...form}>
      <Root
        ref={setRoot}
        noValidate
        data-writing={(dialog ? dialog.isOpen : isOpened) || undefined}
        onKeyDownCapture={sendByKey}
        // The second click of a double click is not meant for the button that replaced the first one's.
        onClickCapture={(event) => {
          if (stage && event.detail > 1) event.preventDefault()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (stage?.fields) void pass(stage)
          else if (!isBusy && !isWaiting && !isBlocked()) void submit()
        }}
      >
        {isStored && !isBusy && !props.returned ? <StoredDraft onDiscard={discard} /> : null}
        <FormErrors
          root={root}
          errors={listErrors(errors)}
          refusal={refusal}
          isTried={isSubmitted || isHeld || returned !== null}
          isShort={isShort}
          onPress={goToField}
        />
        <Fields ref={fields} aria-busy={isBusy} data-page={dialog === null || undefined}>
          {children}
        </Fields>
        {props.autosave ? <SavedNote saved={saved} onTake={takeOther} /> : null}
        {Foot ? (
          <Foot
            {...{ isBusy, isWaiting, began, errorBanner }}
            settle={beginning.settle}
            onDiscard={discard}
          />
        ) : (
          <>
            {errorBanner}
            <FormButtons {...props} isBusy={isBusy} isWaiting={isWaiting} />
          </>
        )}
      </Root>
      <FormLeave
        isOn={
          props.draft !== undefined &&
          (props.keepsValues === false ? attempt !== null : isWritten) &&
          saved.isStuck
        }
        onDiscard={discard}
      />
    </FormProvider>
  )
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`

/* As wide as their content. In a dialog text fields fill the width. */
const Fields = styled.div`
  --field-day: 200px;
  --field-moment: 260px;
  --field-number: 168px;
  --field-amount: 280px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  &[data-page] {
    --field: 480px;
    --field-long: 640px;
  }
`
