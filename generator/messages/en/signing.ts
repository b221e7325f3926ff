import type { Quoted } from '../words.ts';

/** What is said of keys and signatures. */
export const signing = {
  signOption: 'file of the private key (Ed25519, PEM) that signs the manifest of the tree',
  keyOption: 'file of the public key (Ed25519, PEM) that must have signed the tree, may be repeated',

  keyInside: (file: string, folder: string) =>
    `the key ${file} is inside ${folder}, whose files are read or published: keep the key elsewhere`,
  keyIsNoFile: (file: string) => `${file} is not a file with a key: name the PEM file of one key`,
  keyUnreadable: (file: string, reason: Quoted) => `the key ${file} cannot be read: ${reason}`,
  keyIsPublic: (file: string) =>
    `${file} is a public key, which cannot sign: name the private key, and give the public one to your readers`,
  keyIsPrivate: (file: string) =>
    `${file} is a private key, which is only for its owner: name the public key (openssl pkey -in key.pem -pubout)`,
  keyEncrypted: (file: string) =>
    `the key ${file} is encrypted with a password, for which nobody is asked here: name a key without one (openssl pkey -in key.pem)`,
  keyOfOtherKind: (file: string, kind: string) =>
    `the key ${file} is of the kind ${kind}: make one for Ed25519 (openssl genpkey -algorithm ed25519)`,
  noPrivateKey: (file: string) =>
    `${file} is not one private key in PEM (PKCS#8): make one with openssl genpkey -algorithm ed25519`,
  noPublicKey: (file: string) =>
    `${file} is not one public key in PEM (BEGIN PUBLIC KEY): ask the owner of the site for it`,
  keyReadableByAll: (file: string) =>
    `everybody on this machine may read the key ${file}, and sign as you: chmod 600 changes that`,
  signShard: 'a shard has no manifest to sign: leave out --sign here, and give it to join',
  changedListIsKey: (file: string) =>
    `the list of changes would replace the key ${file}: choose another file with --changed`,

  signatureMissing: (address: string) =>
    `there is no signature at ${address}, and --key asks for one: nothing was taken; ask the owner of the site`,
  signatureWrong: (address: string) =>
    `${address} does not sign manifest.json with a key of --key: nothing was taken; the site may just be changing ` +
    '(try again later), have a new key, or be forged',
  keyForgotten: (out: string) =>
    `the signature of ${out} was checked with a key until now: give --key again, or choose another folder with --out`,
  signatureGone: (out: string) =>
    `the signature of ${out} was deleted, because the manifest changed: run the command again with --sign`,
  signatureRight: 'the signature is right',
  signatureNotRight: 'the signature is missing or was made with another key: nobody vouches for the tree',
  signatureUnchecked:
    'the signature was not checked, so nobody vouches for the tree: --key names the public key of its owner',
  nobodyVouches: 'the tree has no signature, so nobody vouches for it',
};
