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

/** Names under which a server reports changes. */
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
 * @param key the same for every attempt, so that it is created once
 * @throws ApiError 422 with the fields in error, such as a key that is taken
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
 * @throws ApiError 409 `in_use` if its type, its key or an option without a replacement is in use, 412 after another change
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
 * Archives an input: it is asked nowhere, or another one is asked in its place.
 * @param replacedBy the input that replaces it; null for none
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

/** Restores an archived input, in the categories that still contain it. */
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

/** Reads the inputs of every category with inputs of its own. */
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
 * Replaces the own inputs of a category.
 * @param version the version they are based on; 0 if there was none
 * @throws ApiError 412 after another change, 422 with the violations
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
 * Adds an input to several categories as far as possible; the answer has the outcome for each.
 * @throws ApiError 422 if there is no such input
 */
export function applyInput(
  send: Send,
  body: InputApplication,
  key: string,
): Promise<ApplicationReport> {
  const application = { ...body, group: { ...body.group, label: spoken(body.group.label) } }
  return report(send, 'apply', application, key)
}

/** Removes an input from several categories as far as possible. */
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
