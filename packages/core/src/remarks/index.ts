export { readRemarks, removeRemark, writeRemark } from './calls'
export {
  longestRemark,
  type Remark,
  remark,
  type RemarkBody,
  remarkBody,
  remarkRemovableFor,
  type Remarks,
  remarks,
} from './contract'
