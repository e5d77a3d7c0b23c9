import { type LanguageId, languages } from '@console/core/i18n'
import { orderTexts } from './orderTexts'

type Other = Exclude<LanguageId, 'en'>
type InOtherLanguages = Readonly<Record<Other, string>>

/**
 * What the sample backend says, in the reader's languages; English is what the endpoints themselves say, where the
 * specification's texts stand word for word. `{{}}` is a name.
 */
const texts: Readonly<Record<string, InOtherLanguages>> = {
  ...orderTexts,
  'Check your username/email': {
    tr: 'Kullanıcı adınızı ya da e-postanızı denetleyin',
    ar: 'تحقق من اسم المستخدم أو البريد الإلكتروني',
  },
  'Check your password': { tr: 'Parolanızı denetleyin', ar: 'تحقق من كلمة المرور' },
  'Welcome back, {{}}.': { tr: 'Tekrar hoş geldiniz, {{}}.', ar: 'مرحبًا بعودتك، {{}}.' },
  'Invalid access token detected': {
    tr: 'Geçersiz erişim anahtarı (Invalid access token detected)',
    ar: 'رمز دخول غير صالح (Invalid access token detected)',
  },
  'The email is already in use': {
    tr: 'Bu e-posta zaten kullanılıyor (The email is already in use)',
    ar: 'البريد الإلكتروني مستخدم بالفعل (The email is already in use)',
  },
  'Enter display name': { tr: 'Görünen adı girin', ar: 'أدخل الاسم المعروض' },
  'This account could be made. The sample backend keeps none.': {
    tr: 'Bu hesap oluşturulabilir. Örnek arka uç hesap saklamaz.',
    ar: 'يمكن إنشاء هذا الحساب. الخادم التجريبي لا يحفظ حسابات.',
  },
  'This password could be taken. The sample backend keeps none.': {
    tr: 'Bu parola kullanılabilir. Örnek arka uç parola saklamaz.',
    ar: 'يمكن اعتماد كلمة المرور هذه. الخادم التجريبي لا يحفظ كلمات مرور.',
  },
  'If there is an account with this address, a link is on its way to it.': {
    tr: 'Bu adrese ait bir hesap varsa bağlantı yola çıktı.',
    ar: 'إن كان لهذا العنوان حساب فالرابط في طريقه إليه.',
  },
  'Some of this cannot be accepted.': {
    tr: 'Bunların bir kısmı kabul edilemiyor.',
    ar: 'لا يمكن قبول بعض هذه البيانات.',
  },
  'This needs a reason.': { tr: 'Bunun için bir neden gerekir.', ar: 'يتطلب هذا ذكر سبب.' },
  'This needs a note of at least 10 characters.': {
    tr: 'Bunun için en az 10 karakterlik bir not gerekir.',
    ar: 'يتطلب هذا ملاحظة من 10 أحرف على الأقل.',
  },
  'Say which changes are needed: of a field, or in a note of at least 10 characters.': {
    tr: 'Hangi değişikliklerin gerektiğini bir alanda ya da en az 10 karakterlik bir notta belirtin.',
    ar: 'اذكر التعديلات المطلوبة: في حقل، أو في ملاحظة من 10 أحرف على الأقل.',
  },
  'A required check fails and was not waived.': {
    tr: 'Zorunlu bir denetim başarısız ve muaf tutulmadı.',
    ar: 'هناك فحص إلزامي غير مستوفى ولم يُتجاوز عنه.',
  },
  'You have submitted this yourself: somebody else decides about it.': {
    tr: 'Bunu siz gönderdiniz: kararı başka biri verir.',
    ar: 'أنت من قدّم هذا الطلب: القرار فيه لغيرك.',
  },
  'A message has 5 to 300 characters.': {
    tr: 'Bir mesaj 5 ile 300 karakter arasındadır.',
    ar: 'طول الرسالة من 5 إلى 300 حرف.',
  },
  'A suspension ends in the future.': {
    tr: 'Askının bitiş tarihi ileri bir tarih olmalıdır.',
    ar: 'ينتهي الإيقاف في تاريخ لاحق.',
  },
  'There is no such record.': { tr: 'Böyle bir kayıt yok.', ar: 'لا يوجد سجل كهذا.' },
  'Your role does not allow this.': { tr: 'Rolünüz buna izin vermiyor.', ar: 'دورك لا يسمح بهذا.' },
  'Something went wrong on the server.': {
    tr: 'Sunucuda bir sorun oluştu.',
    ar: 'حدث خطأ ما في الخادم.',
  },
  'The server is busy.': { tr: 'Sunucu meşgul.', ar: 'الخادم مشغول.' },
  'Too many calls in a short time.': {
    tr: 'Kısa sürede çok fazla çağrı yapıldı.',
    ar: 'عدد كبير من الطلبات في وقت قصير.',
  },
  'Not all of its checks pass: decide about it by itself.': {
    tr: 'Denetimlerinin hepsi geçmedi: bunun için ayrıca karar verin.',
    ar: 'لم تُستوفَ كل الفحوص: اتخذ القرار فيه على حدة.',
  },
  'The scan is hard to read in two places.': {
    tr: 'Tarama iki yerde zor okunuyor.',
    ar: 'يصعب قراءة المسح الضوئي في موضعين.',
  },
  'The registration document is missing.': {
    tr: 'Tescil belgesi eksik.',
    ar: 'وثيقة التسجيل ناقصة.',
  },
  'The number does not have the form of a tax number of this country.': {
    tr: 'Numara bu ülkenin vergi numarası biçiminde değil.',
    ar: 'الرقم ليس بصيغة الرقم الضريبي لهذا البلد.',
  },
  'The name on the identity card is written in another way.': {
    tr: 'Kimlik kartındaki ad başka türlü yazılmış.',
    ar: 'الاسم على بطاقة الهوية مكتوب بصورة مختلفة.',
  },
  'The back of the identity card is missing.': {
    tr: 'Kimlik kartının arka yüzü eksik.',
    ar: 'الوجه الخلفي لبطاقة الهوية ناقص.',
  },
  'Another record has the same telephone number.': {
    tr: 'Başka bir kayıtta aynı telefon numarası var.',
    ar: 'يحمل سجل آخر رقم الهاتف نفسه.',
  },
  'Another record shares what should be this one’s own.': {
    tr: 'Yalnızca bu kayda ait olması gereken bir bilgi başka bir kayıtta da var.',
    ar: 'يشترك سجل آخر في ما ينبغي أن يخص هذا السجل وحده.',
  },
  'The licence ends in less than 60 days.': {
    tr: 'Ruhsatın bitmesine 60 günden az kaldı.',
    ar: 'ينتهي الترخيص في أقل من 60 يومًا.',
  },
  'The licence has expired.': { tr: 'Ruhsatın süresi dolmuş.', ar: 'انتهت صلاحية الترخيص.' },
  'The holder’s name is written in another way.': {
    tr: 'Hesap sahibinin adı başka türlü yazılmış.',
    ar: 'اسم صاحب الحساب مكتوب بصورة مختلفة.',
  },
  'The account could not be verified.': {
    tr: 'Hesap doğrulanamadı.',
    ar: 'تعذّر التحقق من الحساب.',
  },
  'Three agents work in this territory already.': {
    tr: 'Bu bölgede zaten üç temsilci çalışıyor.',
    ar: 'يعمل في هذه المنطقة ثلاثة وكلاء بالفعل.',
  },
  'This territory is closed to further agents.': {
    tr: 'Bu bölge yeni temsilcilere kapalı.',
    ar: 'هذه المنطقة مغلقة أمام وكلاء جدد.',
  },
  'An optional attribute that shoppers filter by is empty.': {
    tr: 'Alışveriş yapanların filtrelediği isteğe bağlı bir özellik boş.',
    ar: 'هناك خاصية اختيارية يصفّي بها المتسوقون متروكة فارغة.',
  },
  'An attribute that the category asks for is empty.': {
    tr: 'Kategorinin istediği bir özellik boş.',
    ar: 'هناك خاصية تطلبها الفئة متروكة فارغة.',
  },
  'There is one picture only.': { tr: 'Yalnızca bir resim var.', ar: 'توجد صورة واحدة فقط.' },
  'There is no picture of at least 800 pixels.': {
    tr: 'En az 800 piksellik bir resim yok.',
    ar: 'لا توجد صورة بعرض 800 بكسل على الأقل.',
  },
  'The price is far from what the same costs elsewhere.': {
    tr: 'Fiyat, aynı ürünün başka yerlerdeki fiyatından çok farklı.',
    ar: 'السعر بعيد عن سعر المثل في أماكن أخرى.',
  },
  'The description says “best in the market”.': {
    tr: 'Açıklamada “best in the market” yazıyor.',
    ar: 'يرد في الوصف «best in the market».',
  },
  'The description promises a cure.': {
    tr: 'Açıklama şifa vadediyor.',
    ar: 'الوصف يعد بالشفاء.',
  },
  'Another product of this business has the same number.': {
    tr: 'Bu işletmenin başka bir ürününde aynı numara var.',
    ar: 'يحمل منتج آخر لهذا النشاط الرقم نفسه.',
  },
  'The area is larger than one day’s travel.': {
    tr: 'Bölge bir günlük yoldan büyük.',
    ar: 'المنطقة أوسع من مسافة سفر يوم واحد.',
  },
  'The area has no county.': { tr: 'Bölgenin ili yok.', ar: 'لا مقاطعة لهذه المنطقة.' },
  'There are no hours on working days.': {
    tr: 'İş günlerinde saat yok.',
    ar: 'لا توجد ساعات عمل في أيام الأسبوع.',
  },
  'There are no hours at all.': { tr: 'Hiç saat yok.', ar: 'لا توجد ساعات عمل إطلاقًا.' },
  'The price of one hour is far from what others ask.': {
    tr: 'Bir saatin fiyatı başkalarının istediğinden çok farklı.',
    ar: 'سعر الساعة بعيد عما يطلبه الآخرون.',
  },
}

/** Those with a name inside. */
const patterns = Object.keys(texts)
  .filter((english) => english.includes('{{}}'))
  .map((english) => {
    const [before = '', after = ''] = english.split('{{}}')
    return { english, before, after }
  })

/** The members of an answer that say something to a reader. */
const said = new Set(['message', 'detail'])

/** The first of our languages that a call asks for; English without one. */
export function languageAsked(request: Request): LanguageId {
  const asked = (request.headers.get('Accept-Language') ?? '').split(',')
  for (const tag of asked) {
    const id = languages.find((language) => language.id === tag.trim().slice(0, 2))?.id
    if (id) return id
  }
  return 'en'
}

/** An answer as JSON, with what it says to a reader in a language; what has no translation stays English. */
export function writtenIn(language: LanguageId, answer: unknown): string {
  if (language === 'en') return JSON.stringify(answer)
  return JSON.stringify(answer, (key, value: unknown) =>
    said.has(key) && typeof value === 'string' ? translated(value, language) : value,
  )
}

function translated(english: string, language: Other): string {
  const found = texts[english]
  if (found) return found[language]
  const pattern = patterns.find(
    ({ before, after }) => english.startsWith(before) && english.endsWith(after),
  )
  if (!pattern) return english
  const name = english.slice(pattern.before.length, english.length - pattern.after.length)
  return texts[pattern.english]?.[language].replace('{{}}', () => `\u2068${name}\u2069`) ?? english
}
