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
 * @param key the same for every try, so that it is done once
 * @returns all sections as they are then
 * @throws ApiError 412 where somebody else has changed one of them since: `currentSections` has what it is now
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

/** Reads what was changed of a section, the newest first. */
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

/** The sections as they are now, where writing was refused because somebody else was first; null for every other error. */
export function currentSections(
  document: SectionedDocument,
  error: unknown,
): Sectioned<Section> | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null
  const { success, data } = sectionsConflict(document).safeParse(error.body)
  return success ? data.current : null
}
