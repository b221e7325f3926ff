import type { LiturgyOpen, LiturgySource, Localized } from '../../schemas/types.ts';
import type { Language } from '../contract/languages.ts';

/** The sources of a day, each once, with the fields that follow them. */
export class SourceList {
  private readonly cite: (basis: string) => readonly string[];
  private readonly sources = new Map<string, LiturgySource>();

  /** `cite` gives the places in books that a basis names. */
  constructor(cite: (basis: string) => readonly string[]) {
    this.cite = cite;
  }

  /** Notes that a field follows a basis; gives the ids of its places. */
  follow(basis: string, field: string): number[] {
    return this.cite(basis).map((label) => {
      const source = this.sources.get(label) ?? { id: this.sources.size + 1, label, fields: [] };
      if (!source.fields.includes(field)) source.fields.push(field);
      this.sources.set(label, source);
      return source.id;
    });
  }

  get list(): LiturgySource[] {
    return [...this.sources.values()];
  }
}

/** The fields of a day that are left open. */
export class OpenFields {
  readonly list: LiturgyOpen[] = [];
  private readonly lang: Language;
  private readonly unwritten: Localized;

  /** `unwritten` is the reason of what the data do not have. */
  constructor(lang: Language, unwritten: Localized) {
    this.lang = lang;
    this.unwritten = unwritten;
  }

  /** Notes that a field is null. */
  add(field: string, reason: Localized | null | undefined): void {
    this.list.push({ field, reason: (reason ?? this.unwritten)[this.lang] });
  }
}
