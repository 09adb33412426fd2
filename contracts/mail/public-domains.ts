/** Where anybody gets an address: nobody can set the DNS records of these, and mail in their name is refused. */
export const PUBLIC_MAIL_DOMAINS: ReadonlySet<string> = new Set(
  `126.com 163.com aol.com bluewin.ch btinternet.com comcast.net cox.net duck.com email.cz fastmail.com fastmail.fm
  free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com
  hotmail.de hotmail.es hotmail.fr hotmail.it hushmail.com icloud.com inbox.lv interia.pl laposte.net libero.it live.com
  live.co.uk live.fr mac.com mail.com mail.de mail.ru mailbox.org me.com msn.com naver.com o2.pl online.de orange.fr
  outlook.com outlook.de outlook.es outlook.fr pm.me posteo.de proton.me protonmail.ch protonmail.com qq.com
  rambler.ru rediffmail.com rocketmail.com sapo.pt sbcglobal.net seznam.cz sfr.fr shaw.ca sina.com sky.com t-online.de
  tuta.com tutanota.com uol.com.br verizon.net virgilio.it virginmedia.com wanadoo.fr web.de wp.pl yahoo.ca
  yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.au yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com
  yandex.ru yeah.net ymail.com zoho.com ziggo.nl`.split(/\s+/),
);
