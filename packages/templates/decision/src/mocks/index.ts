export {
  type GoodsDetail,
  type GoodsRow,
  goods,
  goodsResource,
  queueOfGoods,
  tokenOfGolden,
  tokenOfPhase,
} from './goods'
