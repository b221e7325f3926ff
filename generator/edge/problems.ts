import type { Problem } from '../../schemas/types.ts';
import { METHODS } from '../contract/headers.ts';
import type { Language } from '../contract/languages.ts';

type Code = Problem['code'];

interface Kind {
  readonly status: Problem['status'];
  readonly title: string;
}

const KINDS: Record<Code, Kind> = {
  INVALID_DATE: { status: 400, title: 'Invalid date' },
  DATE_OUT_OF_RANGE: { status: 404, title: 'Date out of range' },
  INVALID_TYPE: { status: 400, title: 'Invalid type' },
  INVALID_ID: { status: 400, title: 'Invalid id' },
  TOO_MANY_IDS: { status: 400, title: 'Too many ids' },
  INVALID_NUMBER: { status: 400, title: 'Invalid number' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Method not allowed' },
  NOT_FOUND: { status: 404, title: 'Not found' },
  BAD_REQUEST: { status: 400, title: 'Bad request' },
  URI_TOO_LONG: { status: 414, title: 'URI too long' },
  RANGE_NOT_SATISFIABLE: { status: 416, title: 'Range not satisfiable' },
  HEADERS_TOO_LARGE: { status: 431, title: 'Headers too large' },
  UNAVAILABLE: { status: 503, title: 'Unavailable' },
};

/** What is wrong with a request, in both languages. */
export type Detail = Record<Language, string>;

interface More {
  /** The parameter at fault, if there is one. */
  readonly parameter?: string;
  /** The headers of the answer. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown if a request cannot be answered; the app turns it into a problem document. */
export class RequestProblem extends Error {
  readonly code: Code;
  readonly detail: Detail;
  readonly parameter: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  constructor(code: Code, detail: Detail, { parameter, headers = {} }: More = {}) {
    super(detail.en);
    this.code = code;
    this.detail = detail;
    this.parameter = parameter;
    this.headers = headers;
  }
}

/** The problem document of RFC 9457. `type` names the kind of problem and need not lead anywhere (section 3.1.1). */
export function problemDocument({ code, detail, parameter }: RequestProblem, lang: Language): Problem {
  const { status, title } = KINDS[code];
  const type = `urn:menologion:problem:${code.toLowerCase().replaceAll('_', '-')}`;
  return { type, title, status, detail: detail[lang], code, ...(parameter === undefined ? {} : { parameter }) };
}

/** There is nothing at this address. */
export function notFoundProblem(headers: More['headers'] = {}): RequestProblem {
  return new RequestProblem('NOT_FOUND', { ru: 'Такого адреса нет.', en: 'There is no such address.' }, { headers });
}

/** The method of the request does not read. */
export function methodNotAllowed(): RequestProblem {
  return new RequestProblem(
    'METHOD_NOT_ALLOWED',
    {
      ru: `Разрешены только ${METHODS}.`,
      en: `Only ${METHODS} are allowed.`,
    },
    { headers: { Allow: METHODS } },
  );
}

/** A file could not be read although it may exist. */
export function unavailable(): RequestProblem {
  return new RequestProblem('UNAVAILABLE', {
    ru: 'Сейчас ответить не удалось. Попробуйте позже.',
    en: 'There is no answer just now. Try again later.',
  });
}
