export { currentSections, readSectionHistory, readSections, writeSections } from './calls'
export {
  type Section,
  type SectionChange,
  type Sectioned,
  type SectionedDocument,
  type SectionValues,
  type WrittenSection,
  sectionHistory,
  sectionsAnswer,
  sectionsBody,
  sectionsConflict,
  sectionsForm,
} from './document'
