import { blocks } from '@console/core/rich-text'
import type { PageBody, ProductPage } from '@console/domain/product-info'

/** About the shop. */
const about: PageBody = {
  en: blocks(
    '## Who we are',
    'We are a marketplace for the counties of East Africa. Farmers, makers, clinics and shops sell here, and people and businesses buy from them, with **one basket and one delivery**.',
    'Every business is looked at before it sells: its papers, where it is, and how it is paid. We look again when any of that changes.',
    '## What we promise',
    '- Prices are those that you pay, with tax.',
    '- Who sells is named on every page, with a way to reach them.',
    '- What is not as described goes back, and the money comes back.',
    '## How we earn',
    'Sellers pay a share of what they sell. Agents who bring sellers are paid from that share; it changes no price.',
  ),
  tr: blocks(
    '## Biz kimiz',
    'Doğu Afrika’nın ilçeleri için bir pazar yeriyiz. Çiftçiler, üreticiler, klinikler ve dükkânlar burada satar; insanlar ve işletmeler onlardan **tek sepet ve tek teslimatla** alır.',
    'Her işletmeye satışa başlamadan önce bakılır: belgelerine, nerede olduğuna ve nasıl ödendiğine.',
    '## Sözümüz',
    '- Fiyatlar, vergi dahil ödediğiniz fiyatlardır.',
    '- Satan, her sayfada ulaşma yoluyla birlikte yazılıdır.',
    '- Anlatıldığı gibi olmayan geri gider, parası geri gelir.',
  ),
  ar: blocks(
    '## من نحن',
    'نحن سوق لمقاطعات شرق أفريقيا. يبيع هنا المزارعون والصنّاع والعيادات والمتاجر، ويشتري منهم الناس والشركات **بسلة واحدة وتوصيل واحد**.',
    'ننظر في كل شركة قبل أن تبيع: أوراقها ومكانها وكيف يُدفع لها.',
    '## ما نعد به',
    '- الأسعار هي ما تدفعه شاملة الضريبة.',
    '- اسم البائع على كل صفحة مع طريقة للوصول إليه.',
    '- ما لا يطابق وصفه يعود، ويعود ثمنه.',
  ),
}

/** Terms of sale. */
const terms: PageBody = {
  en: blocks(
    '## Buying',
    'A contract is made between you and the seller once your order is confirmed. We run the shop, take the payment and see to the delivery; the goods are the seller’s.',
    'An order that is not paid in time is cancelled by itself. What was set aside for it is sold to others.',
    '## Prices and payment',
    '1. You pay the price that was shown when you ordered.',
    '1. Payment is by mobile money, card, bank transfer, or on delivery where the seller agrees.',
    '1. Businesses with credit pay within the days that were agreed.',
    '## Delivery',
    'The fee and the days follow from the zone of your county and are shown before you order.',
  ),
  tr: blocks(
    '## Satın alma',
    'Sözleşme, siparişiniz onaylandığında sizinle satıcı arasında kurulur. Mağazayı biz işletir, ödemeyi biz alır, teslimatı biz sağlarız; mallar satıcınındır.',
    '## Fiyat ve ödeme',
    '1. Sipariş verdiğinizde gösterilen fiyatı ödersiniz.',
    '1. Ödeme mobil para, kart, banka havalesi veya satıcı kabul ederse kapıda yapılır.',
  ),
  ar: [],
}

/** Privacy policy. */
const privacy: PageBody = {
  en: blocks(
    '## What we keep',
    'Your name, your telephone number, your address and what you ordered: what it takes to bring it to you, and what the law asks us to keep of a sale.',
    'Sellers see what they need for your order. They do not see your telephone number whole until there is a delivery to agree on.',
    '## What we do not do',
    '- We do not sell what we know of you.',
    '- We do not read your messages unless you report one.',
    '## Your rights',
    'You may ask what we keep, have it put right, and have it deleted where no law asks us to keep it.',
  ),
  tr: blocks(
    '## Neyi saklıyoruz',
    'Adınızı, telefonunuzu, adresinizi ve ne sipariş ettiğinizi: size ulaştırmak için gereken ve yasanın satışta saklamamızı istediği kadar.',
  ),
  ar: blocks(
    '## ما نحتفظ به',
    'اسمك ورقم هاتفك وعنوانك وما طلبته: ما يلزم لإيصاله إليك، وما يطلب القانون أن نحتفظ به من البيع.',
  ),
}

/** Return policy. */
const returns: PageBody = {
  en: blocks(
    '## Sending something back',
    'You have **14 days** after delivery. Open the order, choose what goes back and why, and add pictures where something is broken.',
    '- Damaged, expired or not as described: the seller pays the way back.',
    '- Another size, or changed mind: you pay it.',
    '## When the money comes',
    'The seller looks at what came back. What is agreed is paid within five days, the way that you paid.',
  ),
  tr: blocks(
    '## Geri göndermek',
    'Teslimattan sonra **14 gününüz** var. Siparişi açın, neyin neden geri gideceğini seçin; kırık olanın resmini ekleyin.',
    '- Hasarlı, süresi geçmiş ya da anlatıldığı gibi değilse yolu satıcı öder.',
    '- Başka beden ya da fikir değişikliğinde siz ödersiniz.',
  ),
  ar: blocks(
    '## إعادة شيء',
    'لديك **14 يومًا** بعد التوصيل. افتح الطلب واختر ما يعود ولماذا، وأضف صورًا إن كان مكسورًا.',
    '- تالف أو منتهي الصلاحية أو غير مطابق للوصف: يدفع البائع طريق العودة.',
    '- مقاس آخر أو تغيير رأي: تدفعه أنت.',
  ),
}

/** Help page: started, and not published yet. */
const help: PageBody = {
  en: blocks('## How can we help?', 'Call us, or write to us. We answer within a day.'),
  tr: [],
  ar: [],
}

/** Drafts of the pages at the sample's start. */
export const pageDrafts: Readonly<Record<ProductPage, PageBody>> = {
  about,
  terms,
  privacy,
  returns,
  help,
}
