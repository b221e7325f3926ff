import type { signing as english } from '../en/signing.ts';
import type { WordsLike } from '../words.ts';

export const signing: WordsLike<typeof english> = {
  signOption: 'файл закрытого ключа (Ed25519, PEM), которым подписать список дерева',
  keyOption: 'файл открытого ключа (Ed25519, PEM), которым должно быть подписано дерево; можно назвать несколько',

  keyInside: (file, folder) =>
    `ключ ${file} лежит в ${folder}, откуда файлы читают или публикуют: держите ключ в другом месте`,
  keyIsNoFile: (file) => `${file} — не файл с ключом: укажите файл PEM с одним ключом`,
  keyUnreadable: (file, reason) => `ключ ${file} не прочитать: ${reason}`,
  keyIsPublic: (file) =>
    `${file} — открытый ключ, им не подписывают: укажите закрытый, а открытый дайте своим читателям`,
  keyIsPrivate: (file) =>
    `${file} — закрытый ключ, он только для владельца: укажите открытый (openssl pkey -in key.pem -pubout)`,
  keyEncrypted: (file) =>
    `ключ ${file} зашифрован паролем, а пароля здесь не спрашивают: укажите ключ без пароля (openssl pkey -in key.pem)`,
  keyOfOtherKind: (file, kind) =>
    `ключ ${file} — вида ${kind}: сделайте ключ Ed25519 (openssl genpkey -algorithm ed25519)`,
  noPrivateKey: (file) =>
    `в ${file} не один закрытый ключ в PEM (PKCS#8): сделайте его командой openssl genpkey -algorithm ed25519`,
  noPublicKey: (file) => `в ${file} не один открытый ключ в PEM (BEGIN PUBLIC KEY): попросите его у владельца сайта`,
  keyReadableByAll: (file) =>
    `ключ ${file} может прочитать и подписать им вместо вас всякий, кто работает на этой машине: это исправит chmod 600`,
  signShard: 'у части дерева нечего подписывать: уберите --sign и укажите его команде join',
  changedListIsKey: (file) =>
    `список изменений записался бы на место ключа ${file}: укажите другой файл ключом --changed`,

  signatureMissing: (address) =>
    `по адресу ${address} подписи нет, а --key ее требует: ничего не взято; спросите владельца сайта`,
  signatureWrong: (address) =>
    `${address} — не подпись manifest.json ключом из --key: ничего не взято; может быть, сайт как раз обновляется ` +
    '(повторите позже), у него новый ключ или он подделан',
  keyForgotten: (out) =>
    `до сих пор подпись ${out} проверялась ключом: укажите --key и теперь или другую папку ключом --out`,
  signatureGone: (out) => `подпись ${out} удалена, потому что список дерева изменился: запустите снова с --sign`,
  signatureRight: 'подпись верна',
  signatureNotRight: 'подписи нет, или она сделана другим ключом: за дерево никто не ручается',
  signatureUnchecked:
    'подпись не проверена, поэтому за дерево никто не ручается: укажите ключом --key открытый ключ владельца',
  nobodyVouches: 'подписи нет, поэтому за дерево никто не ручается',
};
