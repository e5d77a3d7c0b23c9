import { ApiError, type Send } from '../api'
import {
  type Section,
  type SectionChange,
  type Sectioned,
  type SectionedDocument,
  sectionHistory,
  sectionsAnswer,
  sectionsConflict,
  type WrittenSection,
} from './document'

/** Reads all sections. */
export function readSections(
  send: Send,
  document: SectionedDocument,
  signal?: AbortSignal,
): Promise<Sectioned<Section>> {
  const { base, path } = document
  return send({ base, method: 'GET', path, answer: sectionsAnswer(document), signal })
}

/**
 * Writes some sections, all of them or none.
 * @param key idempotency key: the same for every retry, so that it takes effect once
 * @returns all sections after the write
 * @throws ApiError 412 where someone else has changed one of them since: `currentSections` has the current ones
 */
export function writeSections(
  send: Send,
  document: SectionedDocument,
  sections: Record<string, WrittenSection>,
  key: string,
): Promise<Sectioned<Section>> {
  const { base, path } = document
  return send({
    base,
    method: 'PATCH',
    path,
    body: { sections },
    headers: { 'Idempotency-Key': key },
    answer: sectionsAnswer(document),
  })
}

/** Reads the changes of a section, newest first. */
export async function readSectionHistory(
  send: Send,
  document: SectionedDocument,
  section: string,
  signal?: AbortSignal,
): Promise<readonly SectionChange[]> {
  const { base, path, sections } = document
  const values = sections[section]
  if (!values) throw new ApiError({ status: 404, code: 'not_found' })
  const { items } = await send({
    base,
    method: 'GET',
    path: `${path}/:section/history`,
    segments: { section },
    answer: sectionHistory(values),
    signal,
  })
  return items
}

/** The current sections, where a write was refused because someone else was first; null for every other error. */
export function currentSections(
  document: SectionedDocument,
  error: unknown,
): Sectioned<Section> | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null
  const { success, data } = sectionsConflict(document).safeParse(error.body)
  return success ? data.current : null
}
