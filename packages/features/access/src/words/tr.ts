import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of signing in and out in Turkish. */
export const tr: Translation<typeof en> = {
  'callback.action': 'Girişe git',
  'callback.message':
    'Bu konsolda başka bir hizmet üzerinden giriş ayarlı değil. E-posta adresinizi ve parolanızı kullanın.',
  'callback.title': 'Burada tamamlanacak bir şey yok',
  'card.copyright': '© 2019–{{year}} Marketplace Console',
  'card.language': 'Dil',
  'forgot.back': 'Girişe dön',
  'forgot.email': 'E-posta',
  'forgot.email.invalid': 'Bir e-posta adresi girin, örneğin ad@sirket.com',
  'forgot.failed': 'Bağlantı istenemedi. Hiçbir şey gönderilmedi; birazdan yeniden deneyin.',
  'forgot.help':
    'Hesabınızın adresine bir bağlantı göndeririz. Bağlantı, yeni bir parola seçeceğiniz sayfayı açar.',
  'forgot.submit': 'Bağlantıyı gönder',
  'forgot.submitting': 'Bağlantı gönderiliyor',
  'forgot.title': 'Parolamı unuttum',
  'login.card.title': 'admin',
  'login.email': 'Kullanıcı adı veya e-posta',
  'login.forgot': 'Parolamı unuttum',
  'login.minimum': 'En az 4 karakter girin',
  'login.password': 'Parola',
  'login.password.hide': 'Parolayı gizle',
  'login.password.show': 'Parolayı göster',
  'login.remember': 'Beni hatırla',
  'login.retry': 'Yeniden dene',
  'login.submit': 'Giriş yap',
  'login.submitting': 'Giriş yapılıyor',
  'login.title': 'Giriş',
  'login.wait': 'Giriş için bekleyin: {{time}}',
  'noScreens.message':
    '{{name}} olarak giriş yaptınız ve bu hesap konsolun hiçbir ekranını açamaz. Bir yöneticiden rol isteyin ya da başka bir hesapla giriş yapın.',
  'noScreens.signOut': 'Çıkış yap',
  'reason.expired': 'Erişim anahtarının süresi doldu (access_token expired)',
  'reason.invalid': 'Erişim anahtarı geçersiz (Invalid access_token)',
  'reason.notRestored': 'Saklanan erişim anahtarıyla giriş yapılamadı.',
  'reason.timedOut': 'Zaman aşımı',
  'refused.contract': 'Sunucu bu konsolun anlamadığı bir yanıt verdi. Giriş yapılmadı.',
  'refused.network': 'Sunucuya ulaşılamadı. Bağlantınızı denetleyip yeniden deneyin.',
  'refused.other': 'Sunucu neden belirtmeden reddetti. Giriş yapılmadı.',
  'refused.timeout': 'Sunucu zamanında yanıt vermedi. Birazdan yeniden deneyin.',
  'register.message':
    'Bu konsolun hesaplarını yöneticileri açar: birine başvurun. Hesabınız varsa giriş yapın.',
  'register.title': 'Kayıt ol',
  'signOut.answered': 'Yanıt geldi.',
  'signOut.leave': 'Çıkış yap',
  'signOut.message': 'Bir an lütfen.',
  'signOut.question': 'Şimdi çıkış yapılsın mı?',
  'signOut.stay': 'Oturumda kal',
  'signOut.title': 'Çıkış yapılıyor',
  'signOut.underWay':
    'Para aktaran ya da geri alınamayan bir işlem hâlâ sürüyor. Şimdi çıkarsanız, sonucunu burada yeniden giriş yaptığınızda öğrenirsiniz.',
}
