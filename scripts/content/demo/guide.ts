/** One part of a guide; what it has is set in this order. */
export interface GuideSection {
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  /** Points with a box to tick. */
  checks?: readonly string[];
  /** Words with what they mean. */
  terms?: readonly (readonly [term: string, meaning: string])[];
}

/** A small book, set as a PDF by render-pdf. */
export interface Guide {
  title: string;
  subtitle: string;
  sections: readonly GuideSection[];
}
