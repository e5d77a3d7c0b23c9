import { inputRecords } from '@console/domain/input'
import type { Entity } from '../../store/entity'
import { type StoredInput, storedInputs } from './rows'

/** Stored inputs. */
export const inputEntity: Entity<StoredInput> = {
  name: inputRecords.inputs,
  seed: storedInputs,
  token: 'inputId',
}
