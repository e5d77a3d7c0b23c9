import type { InputType } from '@console/domain/input'
import {
  AlignLeft,
  Calendar,
  Hash,
  ListChecks,
  type LucideIcon,
  Paintbrush,
  Paperclip,
  Ruler,
  SquareChevronDown,
  ToggleLeft,
  Type,
} from 'lucide-react'

/** Icon of each type of input. */
export const typeIcons: Readonly<Record<InputType, LucideIcon>> = {
  text: Type,
  long_text: AlignLeft,
  number: Hash,
  unit: Ruler,
  select: SquareChevronDown,
  multi_select: ListChecks,
  boolean: ToggleLeft,
  date: Calendar,
  colour: Paintbrush,
  file: Paperclip,
}
