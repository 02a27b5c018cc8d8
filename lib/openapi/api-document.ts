/** The part of JSON Schema that the description of the API uses. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: (string | number | null)[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  $ref?: string;
  contentMediaType?: string;
}

export interface ApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface ApiAnswer {
  description: string;
  content?: Record<string, { schema: JsonSchema }>;
}

type Ref = { $ref: string };

export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: (ApiParameter | Ref)[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, ApiAnswer | Ref>;
  /** The right that it asks for, and the roles that have it. */
  'x-permission'?: string;
  'x-roles'?: string[];
}

/** The description of the API, as OpenAPI 3.1 has it. */
export interface ApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  security: Record<string, string[]>[];
  tags: { name: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: {
    securitySchemes: Record<string, object>;
    parameters: Record<string, ApiParameter>;
    responses: Record<string, ApiAnswer>;
    schemas: Record<string, JsonSchema>;
  };
}
