import { type LanguageId, languages } from '@console/core/i18n'

type Other = Exclude<LanguageId, 'en'>
type InOtherLanguages = Readonly<Record<Other, string>>

/**
 * Texts of the sample backend in the user's languages; the workflows' own messages give the reasons for refused decisions. The
 * endpoints contain the English, with the specification's texts word for word. `{{}}` is a name.
 */
const texts: Readonly<Record<string, InOtherLanguages>> = {
  'Check your username/email': {
    tr: 'Kullanıcı adınızı ya da e-postanızı denetleyin',
    ar: 'تحقق من اسم المستخدم أو البريد الإلكتروني',
  },
  'Requested board do not exist.': {
    tr: 'İstenen pano yok.',
    ar: 'اللوحة المطلوبة غير موجودة.',
  },
  'Check your password': { tr: 'Parolanızı denetleyin', ar: 'تحقق من كلمة المرور' },
  'This account needs a second step, which this server does not have.': {
    tr: 'Bu hesap ikinci bir adım ister; bu sunucuda o yok.',
    ar: 'يحتاج هذا الحساب إلى خطوة ثانية، وليست لدى هذا الخادم.',
  },
  'A remark is removed by who wrote it.': {
    tr: 'Bir notu yalnızca yazan kaldırır.',
    ar: 'لا يزيل الملاحظة إلا كاتبها.',
  },
  'A remark can be removed for a day.': {
    tr: 'Bir not bir gün içinde kaldırılabilir.',
    ar: 'يمكن إزالة الملاحظة خلال يوم واحد.',
  },
  'Only a SuperAdmin invites a SuperAdmin.': {
    tr: 'SuperAdmin’i yalnızca bir SuperAdmin davet eder.',
    ar: 'لا يدعو SuperAdmin إلا SuperAdmin.',
  },
  'This password is easy to guess. Avoid common words, your name and your email address.': {
    tr: 'Bu parola kolay tahmin edilir. Yaygın sözcükleri, adınızı ve e-posta adresinizi kullanmayın.',
    ar: 'كلمة المرور هذه سهلة التخمين. تجنّب الكلمات الشائعة واسمك وبريدك الإلكتروني.',
  },
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
  'This password could be taken. The sample backend keeps none.': {
    tr: 'Bu parola kullanılabilir. Örnek arka uç parola saklamaz.',
    ar: 'يمكن اعتماد كلمة المرور هذه. الخادم التجريبي لا يحفظ كلمات مرور.',
  },
  'If there is an account with this address, a link is on its way to it.': {
    tr: 'Bu adrese ait bir hesap varsa bağlantı yola çıktı.',
    ar: 'إن كان لهذا العنوان حساب فالرابط في طريقه إليه.',
  },
  'A link is on its way to this address: it confirms that it is yours.': {
    tr: 'Bu adrese bir bağlantı yola çıktı: adresin sizin olduğunu onaylar.',
    ar: 'رابط في طريقه إلى هذا العنوان: يؤكد أنه لك.',
  },
  'This address is confirmed. You can sign in now.': {
    tr: 'Bu adres onaylandı. Şimdi giriş yapabilirsiniz.',
    ar: 'تم تأكيد هذا العنوان. يمكنك تسجيل الدخول الآن.',
  },
  'Your new password counts from now on.': {
    tr: 'Yeni parolanız şu andan itibaren geçerli.',
    ar: 'كلمة مرورك الجديدة سارية من الآن.',
  },
  'This link has ended.': {
    tr: 'Bu bağlantının geçerliliği bitti.',
    ar: 'انتهت صلاحية هذا الرابط.',
  },
  'There is no such registration.': {
    tr: 'Böyle bir kayıt yok.',
    ar: 'لا يوجد تسجيل كهذا.',
  },
  'This registration was sent off.': {
    tr: 'Bu başvuru gönderildi.',
    ar: 'أُرسل طلب التسجيل هذا.',
  },
  'Nothing was changed yet of what was sent in.': {
    tr: 'Gönderilenlerden henüz hiçbir şey değiştirilmedi.',
    ar: 'لم يتغير بعد شيء مما أُرسل.',
  },
  'This cannot register here.': {
    tr: 'Bu burada kaydolamaz.',
    ar: 'لا يمكن التسجيل هنا بهذا النوع.',
  },
  'These are not the documents that are asked for.': {
    tr: 'İstenen belgeler bunlar değil.',
    ar: 'ليست هذه المستندات المطلوبة.',
  },
  'Something of this document is missing.': {
    tr: 'Bu belgede eksik bir şey var.',
    ar: 'ينقص هذا المستند شيء.',
  },
  'Documents are missing.': {
    tr: 'Eksik belgeler var.',
    ar: 'هناك مستندات ناقصة.',
  },
  'There is no such county in this country.': {
    tr: 'Bu ülkede böyle bir bölge yok.',
    ar: 'لا توجد منطقة كهذه في هذا البلد.',
  },
  'This invitation has ended.': {
    tr: 'Bu davetin geçerliliği bitti.',
    ar: 'انتهت هذه الدعوة.',
  },
  'This is the address of a colleague.': {
    tr: 'Bu, bir iş arkadaşınızın adresi.',
    ar: 'هذا عنوان أحد الزملاء.',
  },
  'Only a SuperAdmin gives the role SuperAdmin.': {
    tr: 'SuperAdmin rolünü yalnızca bir SuperAdmin verebilir.',
    ar: 'لا يمنح دور SuperAdmin إلا SuperAdmin.',
  },
  'There is no such contact that could be told.': {
    tr: 'Gösterilebilecek böyle bir iletişim bilgisi yok.',
    ar: 'لا توجد وسيلة تواصل كهذه يمكن عرضها.',
  },
  'No more than 20 contacts can be revealed in an hour.': {
    tr: 'Bir saatte en çok 20 iletişim bilgisi gösterilebilir.',
    ar: 'لا يمكن كشف أكثر من 20 بيان اتصال في الساعة.',
  },
  'A page needs more text before it is published.': {
    tr: 'Bir sayfa yayımlanmadan önce daha çok metin ister.',
    ar: 'تحتاج الصفحة إلى نص أكثر قبل نشرها.',
  },
  '{{}} characters are missing in English.': {
    tr: 'İngilizcede {{}} karakter eksik.',
    ar: 'عدد الأحرف الناقصة بالإنجليزية: {{}}.',
  },
  'There is no such version.': { tr: 'Böyle bir sürüm yok.', ar: 'لا يوجد إصدار كهذا.' },
  'There is no such page.': { tr: 'Böyle bir sayfa yok.', ar: 'لا توجد صفحة كهذه.' },
  'A rejection needs a note of at least 10 characters.': {
    tr: 'Reddetmek için en az 10 karakterlik bir not gerekir.',
    ar: 'الرفض يتطلب ملاحظة من 10 أحرف على الأقل.',
  },
  'What is left is less than the shop pays at once.': {
    tr: 'Kalan, mağazanın tek seferde ödediğinden az.',
    ar: 'ما يبقى أقل مما يدفعه المتجر دفعة واحدة.',
  },
  'just now': { tr: 'az önce', ar: 'قبل لحظات' },
  'This has changed since you read it.': {
    tr: 'Siz okuduktan sonra bu değişti.',
    ar: 'تغيّر هذا بعد أن قرأته.',
  },
  'There is one of this name beside it.': {
    tr: 'Yanında bu adla bir tane var.',
    ar: 'يوجد واحد بهذا الاسم بجانبه.',
  },
  'There is one of this address beside it.': {
    tr: 'Yanında bu adresle bir tane var.',
    ar: 'يوجد واحد بهذا العنوان بجانبه.',
  },
  'The file has no such row.': {
    tr: 'Dosyada böyle bir satır yok.',
    ar: 'لا يوجد صف كهذا في الملف.',
  },
  'It cannot stand there.': { tr: 'Orada duramaz.', ar: 'لا يمكن أن يوضع هناك.' },
  'It names all that stand there, each once.': {
    tr: 'Orada duranların hepsini birer kez adlandırır.',
    ar: 'يذكر كل ما هو هناك، كل واحد مرة.',
  },
  'Something stands in it: move that first.': {
    tr: 'İçinde bir şey var: önce onu taşıyın.',
    ar: 'فيه شيء: انقله أولًا.',
  },
  'There is no {{}}.': { tr: '{{}} diye bir şey yok.', ar: 'لا يوجد {{}}.' },
  'This record has changed since you opened it.': {
    tr: 'Siz açtıktan sonra bu kayıt değişti.',
    ar: 'تغيّر هذا السجل بعد أن فتحته.',
  },
  'Someone else decided this first.': {
    tr: 'Bunun kararını önce başkası verdi.',
    ar: 'سبقك غيرك إلى القرار في هذا.',
  },
  'This cannot be done with a record of this kind.': {
    tr: 'Bu tür bir kayıtla bu yapılamaz.',
    ar: 'لا يمكن فعل هذا بسجل من هذا النوع.',
  },
  'This needs the capability {{}}.': {
    tr: 'Bunun için {{}} yetkisi gerekir.',
    ar: 'يتطلب هذا الصلاحية {{}}.',
  },
  '{{}} has this licence already.': {
    tr: 'Bu ruhsat zaten {{}} adına kayıtlı.',
    ar: 'هذا الترخيص مسجّل باسم {{}}.',
  },
  '{{}} is registered under this number.': {
    tr: 'Bu numarayla {{}} kayıtlı.',
    ar: '{{}} مسجّل بهذا الرقم.',
  },
  'The body is not a file.': { tr: 'Gönderilen bir dosya değil.', ar: 'ما أُرسل ليس ملفًا.' },
  'Not this type': { tr: 'Bu tür değil', ar: 'نوع غير مقبول' },
  'A file may have 8 MB at most.': {
    tr: 'Bir dosya en çok 8 MB olabilir.',
    ar: 'لا يزيد حجم الملف على 8 ميغابايت.',
  },
  'This is no JPEG, PNG, WebP or PDF.': {
    tr: 'Bu JPEG, PNG, WebP ya da PDF değil.',
    ar: 'هذا ليس JPEG ولا PNG ولا WebP ولا PDF.',
  },
  'It has less than 400 × 250 pixels.': {
    tr: '400 × 250 pikselden küçük.',
    ar: 'أقل من 400 × 250 بكسل.',
  },
  'There are too many files in this registration.': {
    tr: 'Bu kayıtta çok fazla dosya var.',
    ar: 'في هذا التسجيل ملفات أكثر من اللازم.',
  },
  'This server does not answer to this host name.': {
    tr: 'Bu sunucu bu ana makine adına yanıt vermiyor.',
    ar: 'لا يستجيب هذا الخادم لاسم المضيف هذا.',
  },
  'A page of another site cannot write here.': {
    tr: 'Başka bir sitenin sayfası buraya yazamaz.',
    ar: 'لا يمكن لصفحة من موقع آخر الكتابة هنا.',
  },
  'The body has the wrong content type.': {
    tr: 'Gövdenin içerik türü yanlış.',
    ar: 'نوع محتوى الطلب غير صحيح.',
  },
  'This is no JPEG, PNG or WebP.': {
    tr: 'Bu bir JPEG, PNG ya da WebP değil.',
    ar: 'هذا ليس JPEG أو PNG أو WebP.',
  },
  'It has more than 50 megapixels.': {
    tr: 'Resim 50 megapikselden büyük.',
    ar: 'تزيد الصورة على 50 ميغابكسل.',
  },
  'It has less than 600 × 600 pixels.': {
    tr: '600 × 600 pikselden küçük.',
    ar: 'أصغر من 600 × 600 بكسل.',
  },
  'There is no such picture.': { tr: 'Böyle bir görsel yok.', ar: 'لا توجد صورة كهذه.' },
  'A product has 6 pictures at most.': {
    tr: 'Bir ürünün en çok 6 görseli olur.',
    ar: 'للمنتج 6 صور على الأكثر.',
  },
  'There is no such company.': { tr: 'Böyle bir şirket yok.', ar: 'لا توجد شركة كهذه.' },
  'A price in {{}} is missing.': {
    tr: '{{}} fiyatı eksik.',
    ar: 'السعر بعملة {{}} ناقص.',
  },
  'A currency has one price.': {
    tr: 'Bir para biriminin tek fiyatı olur.',
    ar: 'لكل عملة سعر واحد.',
  },
  'Orders are in {{}}: it cannot be taken away.': {
    tr: '{{}} ile verilmiş siparişler var: çıkarılamaz.',
    ar: 'توجد طلبات بعملة {{}}، فلا يمكن حذفها.',
  },
  'No such county: {{}}.': { tr: 'Böyle bir il yok: {{}}.', ar: 'لا توجد مقاطعة بهذا الاسم: {{}}.' },
  'There is no such input.': { tr: 'Böyle bir alan yok.', ar: 'لا يوجد حقل كهذا.' },
  'There is no such category.': { tr: 'Böyle bir kategori yok.', ar: 'لا توجد فئة كهذه.' },
  'Another input has this key.': {
    tr: 'Bu anahtar başka bir alanda kullanılıyor.',
    ar: 'هذا المفتاح مستخدم في حقل آخر.',
  },
  'It is in use: this stays as it is.': {
    tr: 'Kullanımda: bu olduğu gibi kalır.',
    ar: 'إنه مستخدم، فيبقى هذا كما هو.',
  },
  'It is archived already.': { tr: 'Zaten arşivlenmiş.', ar: 'إنه مؤرشف بالفعل.' },
  'It is in use already.': { tr: 'Zaten kullanımda.', ar: 'إنه قيد الاستخدام بالفعل.' },
  'There is no such input to ask.': {
    tr: 'Sorulacak böyle bir alan yok.',
    ar: 'لا يوجد حقل كهذا للسؤال عنه.',
  },
  'This cannot take its place.': { tr: 'Bu onun yerini alamaz.', ar: 'لا يمكن لهذا أن يحل محله.' },
  'A category cannot ask this.': {
    tr: 'Bir kategori bunu soramaz.',
    ar: 'لا يمكن لفئة أن تسأل عن هذا.',
  },
  'The category {{}} below it could not ask what it asks.': {
    tr: 'Altındaki {{}} kategorisi sorduklarını soramazdı.',
    ar: 'لن تتمكن الفئة {{}} التي تحتها من السؤال عما تسأل عنه.',
  },
  'There is no such decision.': { tr: 'Böyle bir karar yok.', ar: 'لا يوجد قرار كهذا.' },
  'Only who has decided can take it back.': {
    tr: 'Kararı yalnızca veren geri alabilir.',
    ar: 'لا يتراجع عن القرار إلا من اتخذه.',
  },
  'It is too late to take this back.': {
    tr: 'Bunu geri almak için çok geç.',
    ar: 'فات أوان التراجع عن هذا.',
  },
  'Something else was decided since.': {
    tr: 'Bu arada başka bir karar verildi.',
    ar: 'اتُّخذ قرار آخر بعد ذلك.',
  },
  'The list cannot be asked for in this way.': {
    tr: 'Liste bu şekilde istenemez.',
    ar: 'لا يمكن طلب القائمة بهذه الطريقة.',
  },
  'At most {{}} views of a list can be saved.': {
    tr: 'Bir listenin en çok {{}} görünümü kaydedilebilir.',
    ar: 'يمكن حفظ {{}} من طرق عرض القائمة على الأكثر.',
  },
  'There is no such view.': { tr: 'Böyle bir görünüm yok.', ar: 'لا توجد طريقة عرض كهذه.' },
  'There is a view of this name already.': {
    tr: 'Bu adda bir görünüm zaten var.',
    ar: 'توجد طريقة عرض بهذا الاسم من قبل.',
  },
  'This needs one of the roles {{}}.': {
    tr: 'Bunun için şu rollerden biri gerekir: {{}}.',
    ar: 'يتطلب هذا أحد الأدوار: {{}}.',
  },
  'This key was used for something else.': {
    tr: 'Bu anahtar başka bir şey için kullanıldı.',
    ar: 'استُعمل هذا المفتاح لأمر آخر.',
  },
  'This needs the header {{}}.': {
    tr: 'Bunun için {{}} başlığı gerekir.',
    ar: 'يتطلب هذا الترويسة {{}}.',
  },
  'If-Match is {{}}.': {
    tr: 'If-Match başlığının biçimi: {{}}.',
    ar: 'صيغة الترويسة If-Match:‏ {{}}.',
  },
  'The body is nested too deeply.': {
    tr: 'Gövde çok fazla iç içe düzey içeriyor.',
    ar: 'المحتوى المرسل متداخل على مستويات أكثر من اللازم.',
  },
  'This contains a character that cannot be stored.': {
    tr: 'Bu, kaydedilemeyen bir karakter içeriyor.',
    ar: 'يحتوي هذا على حرف لا يمكن حفظه.',
  },
  'This contains a character that reverses the text after it.': {
    tr: 'Bu, kendinden sonraki metni ters çeviren bir karakter içeriyor.',
    ar: 'يحتوي هذا على حرف يعكس النص الذي بعده.',
  },
  'This contains a name that is not allowed.': {
    tr: 'Bu, izin verilmeyen bir ad içeriyor.',
    ar: 'يحتوي هذا على اسم غير مسموح به.',
  },
  'Your settings may have {{}} at most.': {
    tr: 'Ayarlarınız en çok {{}} olabilir.',
    ar: 'الحد الأقصى لحجم إعداداتك: {{}}.',
  },
  'At most {{}} lists can have saved views.': {
    tr: 'En çok {{}} listenin kayıtlı görünümü olabilir.',
    ar: 'يمكن أن تكون طرق عرض محفوظة لعدد {{}} من القوائم على الأكثر.',
  },
  'Too many registrations are unfinished. Try again later.': {
    tr: 'Tamamlanmamış çok fazla kayıt var. Daha sonra yeniden deneyin.',
    ar: 'هناك عدد كبير جدًا من التسجيلات غير المكتملة. حاول مرة أخرى لاحقًا.',
  },
  'The body is not JSON.': { tr: 'Gövde JSON değil.', ar: 'المحتوى المرسل ليس بصيغة JSON.' },
  'It cannot be asked for in this way.': {
    tr: 'Bu şekilde istenemez.',
    ar: 'لا يمكن طلب هذا بهذه الطريقة.',
  },
  'Invalid access_token': {
    tr: 'Erişim anahtarı geçersiz (Invalid access_token)',
    ar: 'رمز الدخول غير صالح (Invalid access_token)',
  },
  'There is no such call.': { tr: 'Böyle bir çağrı yok.', ar: 'لا يوجد طلب كهذا.' },
  'This takes {{}}.': { tr: 'Burada kabul edilen: {{}}.', ar: 'المقبول هنا: {{}}.' },
  'A body may have {{}} at most.': {
    tr: 'Bir gövde en çok {{}} olabilir.',
    ar: 'الحد الأقصى لحجم المحتوى المرسل: {{}}.',
  },
  'There is no such kind of rate.': { tr: 'Böyle bir oran türü yok.', ar: 'لا يوجد نوع نسبة كهذا.' },
  'This is no draft any more: write down another rate.': {
    tr: 'Bu artık taslak değil: başka bir oran yazın.',
    ar: 'لم يعد هذا مسودة: اكتب نسبة أخرى.',
  },
  'Say who is paid, and where.': {
    tr: 'Kime ve nereye ödendiğini belirtin.',
    ar: 'اذكر لمن يُدفع وإلى أين.',
  },
  'This day has not come yet.': { tr: 'Bu gün henüz gelmedi.', ar: 'لم يحن هذا اليوم بعد.' },
  'These are not the entries of this agent.': {
    tr: 'Bunlar bu temsilcinin kayıtları değil.',
    ar: 'ليست هذه قيود هذا الوكيل.',
  },
  'Some of these entries are on another voucher by now.': {
    tr: 'Bu kayıtların bir kısmı artık başka bir makbuzda.',
    ar: 'بعض هذه القيود صار في سند صرف آخر.',
  },
  'The account that it is paid to is not verified.': {
    tr: 'Ödenecek hesap doğrulanmamış.',
    ar: 'الحساب الذي يُدفع إليه غير موثَّق.',
  },
  'There is no such draft.': { tr: 'Böyle bir taslak yok.', ar: 'لا توجد مسودة كهذه.' },
  'At most {{}} drafts are kept: delete some first.': {
    tr: 'En çok {{}} taslak saklanır: önce birkaçını silin.',
    ar: 'تُحفظ {{}} مسودة على الأكثر: احذف بعضها أولًا.',
  },
  'Nobody is known by this any more.': {
    tr: 'Bununla artık kimse bilinmiyor.',
    ar: 'لم يعد أحد معروفًا بهذا.',
  },
  'This buyer has no account.': { tr: 'Bu alıcının hesabı yok.', ar: 'ليس لهذا المشتري حساب.' },
  'An administrator has to approve of this: say that you ask for it.': {
    tr: 'Bunu bir yöneticinin onaylaması gerekir: onay istediğinizi belirtin.',
    ar: 'يجب أن يوافق مسؤول على هذا: اذكر أنك تطلب موافقته.',
  },
  'It cannot be placed.': { tr: 'Verilemiyor.', ar: 'لا يمكن تقديمه.' },
  'A price has changed since you saw it.': {
    tr: 'Siz gördükten sonra bir fiyat değişti.',
    ar: 'تغيّر سعر بعد أن رأيته.',
  },
  'There is not enough in stock.': {
    tr: 'Stokta yeterince yok.',
    ar: 'لا يوجد ما يكفي في المخزون.',
  },
  'There are {{}} in stock.': { tr: 'Stokta {{}} adet var.', ar: 'الموجود في المخزون: {{}}.' },
  'This is not sold any more.': { tr: 'Bu artık satılmıyor.', ar: 'لم يعد هذا يُباع.' },
  'This is less than is sold at once.': {
    tr: 'Bu, bir seferde satılan en az miktarın altında.',
    ar: 'هذا أقل مما يُباع دفعة واحدة.',
  },
  'Only requests for changes have these.': {
    tr: 'Bunlar yalnızca değişiklik isteklerinde olur.',
    ar: 'لا تكون هذه إلا في طلبات التعديل.',
  },
  'Some of this cannot be accepted.': {
    tr: 'Bunların bir kısmı kabul edilemiyor.',
    ar: 'لا يمكن قبول بعض هذه البيانات.',
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
  'The database cannot be reached.': {
    tr: 'Veritabanına ulaşılamıyor.',
    ar: 'تعذّر الوصول إلى قاعدة البيانات.',
  },
  'The server’s disk is full.': {
    tr: 'Sunucunun diski dolu.',
    ar: 'قرص الخادم ممتلئ.',
  },
  'The database file was deleted or replaced. Nothing can be saved until the server is restarted.':
    {
      tr: 'Veritabanı dosyası silindi ya da değiştirildi. Sunucu yeniden başlatılana kadar hiçbir şey kaydedilemez.',
      ar: 'حُذف ملف قاعدة البيانات أو استُبدل. لا يمكن حفظ أي شيء حتى يُعاد تشغيل الخادم.',
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
  'It has more photos than its plan allows.': {
    tr: 'Planının izin verdiğinden daha çok fotoğrafı var.',
    ar: 'صوره أكثر مما تسمح به باقته.',
  },
  'Its subcategory takes no listings any more.': {
    tr: 'Alt kategorisi artık ilan almıyor.',
    ar: 'فئته الفرعية لم تعد تقبل الإعلانات.',
  },
  'Nobody has placed it on the map.': {
    tr: 'Haritada yeri işaretlenmemiş.',
    ar: 'لم يحدد أحد موقعه على الخريطة.',
  },
  'The place on the map is outside its country.': {
    tr: 'Haritadaki yeri ülkesinin dışında.',
    ar: 'موقعه على الخريطة خارج بلده.',
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
  // Titles of problems, by status.
  'Malformed request': { tr: 'Hatalı biçimde istek', ar: 'طلب غير سليم' },
  'Not signed in': { tr: 'Oturum açılmamış', ar: 'لم يُسجَّل الدخول' },
  'Not allowed': { tr: 'İzin yok', ar: 'غير مسموح' },
  'Not found': { tr: 'Bulunamadı', ar: 'غير موجود' },
  'Not this method': { tr: 'Bu yöntemle olmaz', ar: 'الطريقة غير متاحة' },
  Conflict: { tr: 'Çakışma', ar: 'تعارض' },
  'Changed meanwhile': { tr: 'Bu arada değişti', ar: 'تغيّر في هذه الأثناء' },
  'Wrong host': { tr: 'Yanlış ana makine', ar: 'مضيف خاطئ' },
  'Too large': { tr: 'Çok büyük', ar: 'كبير جدًا' },
  'Not valid': { tr: 'Geçerli değil', ar: 'غير صالح' },
  'A header is missing': { tr: 'Bir başlık eksik', ar: 'تنقص ترويسة' },
  'Too many calls': { tr: 'Çok fazla çağrı', ar: 'طلبات كثيرة جدًا' },
  'Server error': { tr: 'Sunucu hatası', ar: 'خطأ في الخادم' },
  'Not part of the sample backend': {
    tr: 'Örnek arka uçta yok',
    ar: 'ليس من الخادم التجريبي',
  },
  'Server busy': { tr: 'Sunucu meşgul', ar: 'الخادم مشغول' },
  Refused: { tr: 'Reddedildi', ar: 'مرفوض' },
  // Errors of parameters.
  'There is no such parameter.': { tr: 'Böyle bir parametre yok.', ar: 'لا توجد معلمة كهذه.' },
  'This is needed.': { tr: 'Bu gerekli.', ar: 'هذا مطلوب.' },
  'This can be given once.': { tr: 'Bu bir kez verilebilir.', ar: 'يُذكر هذا مرة واحدة.' },
  'At most {{}} of these.': { tr: 'Bunlardan en çok {{}} tane.', ar: '{{}} من هذه على الأكثر.' },
  'At most {{}} characters.': { tr: 'En çok {{}} karakter.', ar: '{{}} من الأحرف على الأكثر.' },
  'This is a whole number.': { tr: 'Bu bir tam sayıdır.', ar: 'هذا عدد صحيح.' },
  'Pages are counted from 1.': { tr: 'Sayfalar 1’den başlar.', ar: 'تُعدّ الصفحات من 1.' },
  'A page has {{}} rows.': { tr: 'Bir sayfada {{}} satır olur.', ar: 'في الصفحة {{}} صفوف.' },
  'This is empty.': { tr: 'Bu boş.', ar: 'هذا فارغ.' },
  'This is a day.': { tr: 'Bu bir gündür.', ar: 'هذا يوم.' },
  'This is a day or an instant.': { tr: 'Bu bir gün ya da andır.', ar: 'هذا يوم أو لحظة.' },
  'This lies behind its end.': { tr: 'Bu, sonundan sonra.', ar: 'هذا بعد نهايته.' },
  'Amounts are given with their currency.': {
    tr: 'Tutarlar para birimiyle verilir.',
    ar: 'تُذكر المبالغ مع عملتها.',
  },
  'This cannot be “{{}}”.': { tr: 'Bu “{{}}” olamaz.', ar: 'لا يمكن أن يكون هذا «{{}}».' },
}

/** Texts with a name inside. */
const patterns = Object.keys(texts)
  .filter((english) => english.includes('{{}}'))
  .map((english) => {
    const [before = '', after = ''] = english.split('{{}}')
    return { english, before, after }
  })

/** Members of an answer that contain text for a user. */
const textFields = new Set(['message', 'detail'])

/** First of our languages that a call asks for; English without one. */
export function languageAsked(request: Request): LanguageId {
  const asked = (request.headers.get('Accept-Language') ?? '').split(',')
  for (const tag of asked) {
    const id = languages.find((language) => language.id === tag.trim().slice(0, 2))?.id
    if (id) return id
  }
  return 'en'
}

/** Serializes an answer as JSON, with its texts translated; those without a translation stay English. */
export function writtenIn(language: LanguageId, answer: unknown): string {
  if (language === 'en') return JSON.stringify(answer)
  return JSON.stringify(answer, (key, value: unknown) =>
    textFields.has(key) && typeof value === 'string' ? translated(value, language) : value,
  )
}

/** Translates a text of the sample backend; English if it has no translation. */
export function textIn(language: LanguageId, english: string): string {
  return language === 'en' ? english : translated(english, language)
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
