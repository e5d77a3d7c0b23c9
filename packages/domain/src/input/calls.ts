import type { Send } from '@console/core/api'
import {
  type ApplicationReport,
  applicationReport,
  type InputApplication,
  type InputWithdrawal,
} from './application'
import {
  allCategoryInputs,
  type CategoryInputs,
  categoryInputs,
  type CategoryInputsBody,
} from './categoryContract'
import { spoken, tidied } from './change'
import {
  type InputBody,
  type InputChange,
  type InputDefinition,
  inputDefinition,
  inputDefinitions,
} from './contract'

const base = 'business'
const inputs = '/inputs'
const categories = '/category-inputs'

/** The names that a server tells changes under. */
export const inputRecords = { inputs: 'inputs', categoryInputs: 'category-inputs' } as const

const headersOf = (version: number, key: string) => ({
  'If-Match': `"v${version}"`,
  'Idempotency-Key': key,
})

/** Reads all inputs. */
export async function readInputs(send: Send, signal?: AbortSignal): Promise<InputDefinition[]> {
  const { items } = await send({
    base,
    method: 'GET',
    path: inputs,
    answer: inputDefinitions,
    signal,
  })
  return items
}

/**
 * Defines an input.
 * @param key the same for every try, so that it is done once
 * @throws ApiError 422 with the fields that are wrong; a key that another has is among them
 */
export function defineInput(send: Send, input: InputBody, key: string): Promise<InputDefinition> {
  return send({
    base,
    method: 'POST',
    path: inputs,
    body: tidied(input),
    headers: { 'Idempotency-Key': key },
    answer: inputDefinition,
  })
}

/**
 * Changes an input.
 * @throws ApiError 409 `in_use` where its type, its key or an option without a replacement is in use, 412 where somebody else was first
 */
export function changeInput(
  send: Send,
  { inputId, version }: Pick<InputDefinition, 'inputId' | 'version'>,
  change: InputChange,
  key: string,
): Promise<InputDefinition> {
  return send({
    base,
    method: 'PATCH',
    path: `${inputs}/:token`,
    segments: { token: inputId },
    body: { ...tidied(change), replacements: change.replacements },
    headers: headersOf(version, key),
    answer: inputDefinition,
  })
}

/**
 * Retires an input: nobody is asked it any more, or is asked another in its place.
 * @param replacedBy the input that takes over; null for none
 */
export function archiveInput(
  send: Send,
  { inputId, version }: Pick<InputDefinition, 'inputId' | 'version'>,
  replacedBy: string | null,
  key: string,
): Promise<InputDefinition> {
  return send({
    base,
    method: 'POST',
    path: `${inputs}/:token/archive`,
    segments: { token: inputId },
    body: { replacedBy },
    headers: headersOf(version, key),
    answer: inputDefinition,
  })
}

/** Takes an archived input into use again, in the categories that still name it. */
export function restoreInput(
  send: Send,
  { inputId, version }: Pick<InputDefinition, 'inputId' | 'version'>,
  key: string,
): Promise<InputDefinition> {
  return send({
    base,
    method: 'POST',
    path: `${inputs}/:token/restore`,
    segments: { token: inputId },
    headers: headersOf(version, key),
    answer: inputDefinition,
  })
}

/** Reads what every category asks that asks something itself. */
export async function readAllCategoryInputs(
  send: Send,
  signal?: AbortSignal,
): Promise<CategoryInputs[]> {
  const { items } = await send({
    base,
    method: 'GET',
    path: categories,
    answer: allCategoryInputs,
    signal,
  })
  return items
}

/**
 * Writes all that a category asks itself.
 * @param version the one that it was written on; 0 where nothing was written before
 * @throws ApiError 412 where somebody else was first, 422 with what is wrong
 */
export function writeCategoryInputs(
  send: Send,
  { categoryId, version }: Pick<CategoryInputs, 'categoryId' | 'version'>,
  body: CategoryInputsBody,
  key: string,
): Promise<CategoryInputs> {
  return send({
    base,
    method: 'PUT',
    path: `${categories}/:categoryId`,
    segments: { categoryId },
    body,
    headers: headersOf(version, key),
    answer: categoryInputs,
  })
}

/**
 * Asks an input in several categories at once: what can be done is done, and the answer says of every category what became of it.
 * @throws ApiError 422 where there is no such input to ask
 */
export function applyInput(
  send: Send,
  body: InputApplication,
  key: string,
): Promise<ApplicationReport> {
  const application = { ...body, group: { ...body.group, label: spoken(body.group.label) } }
  return report(send, 'apply', application, key)
}

/** Asks an input no more in several categories at once, as far as that can be done. */
export function withdrawInput(
  send: Send,
  body: InputWithdrawal,
  key: string,
): Promise<ApplicationReport> {
  return report(send, 'withdraw', body, key)
}

function report(send: Send, what: 'apply' | 'withdraw', body: object, key: string) {
  return send({
    base,
    method: 'POST',
    path: `${categories}/${what}`,
    body,
    headers: { 'Idempotency-Key': key },
    answer: applicationReport,
  })
}
